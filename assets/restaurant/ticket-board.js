import { Listening, prefersStillness } from '../js/app.js';

const duration = 200;

/** What leaves the board folds down in its place. */
class TicketBoard extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    document.addEventListener('screen-coming', event => this.#look(/** @type {CustomEvent<Document>} */ (event).detail), { signal });
  }

  /** @param {Document} page That comes in the place of this one. */
  #look(page) {
    if (prefersStillness() || document.hidden) return;
    for (const ticket of this.querySelectorAll('.ticket')) if (!page.getElementById(ticket.id)) this.#fold(ticket);
  }

  /** @param {Element} ticket */
  #fold(ticket) {
    const { left, top, width, height } = ticket.getBoundingClientRect();
    const leaving = document.createElement('div');
    leaving.className = 'ticket-leaving';
    leaving.inert = true;
    leaving.ariaHidden = 'true';
    Object.assign(leaving.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(leaving);
    leaving.animate({ transform: ['none', 'scaleY(0)'], opacity: [1, .4] }, { duration, easing: 'ease-in' }).finished.finally(() => leaving.remove());
  }
}

customElements.define('ticket-board', TicketBoard);
