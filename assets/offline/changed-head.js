const nothing = new Uint8Array();

/**
 * A page on its way, whose head is made another. It comes once its head is whole.
 * @param {ReadableStream<Uint8Array>} body
 * @param {(head: string) => string | undefined} change What becomes of all before `</head>`; nothing where it is not as it should be.
 * @param {() => string} [instead] What comes in the place of such a page, or of one without a head; without it that one comes as it is.
 * @returns {ReadableStream<Uint8Array>}
 */
export function changedHead(body, change, instead) {
  let held = nothing;
  let isBeginning = true;
  /** @type {Transformer<Uint8Array, Uint8Array>} */
  const page = {
    transform(bytes, controller) {
      if (!isBeginning) return controller.enqueue(bytes);
      held = joined(held, bytes);
      // Each byte a character, so that its place in the text is its place.
      const end = new TextDecoder('latin1').decode(held).indexOf('</head>');
      if (end < 0) return;
      isBeginning = false;
      const head = change(new TextDecoder().decode(held.subarray(0, end)));
      controller.enqueue(head === undefined ? insteadOf(held) : joined(bytesOf(head), held.subarray(end)));
      if (head === undefined && instead) controller.terminate();
    },
    flush(controller) {
      if (isBeginning) controller.enqueue(insteadOf(held));
    },
  };
  const insteadOf = (/** @type {Uint8Array} */ bytes) => instead ? bytesOf(instead()) : bytes;
  return body.pipeThrough(new TransformStream(page));
}

/** @param {string} text */
export function bytesOf(text) {
  return new TextEncoder().encode(text);
}

/**
 * @param {Uint8Array} first
 * @param {Uint8Array} second
 */
function joined(first, second) {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
