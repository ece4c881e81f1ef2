import { startAnnouncing } from './announce.js';
import { startBack } from './back.js';
import { startDrafts } from './draft.js';
import { startEditList } from './edit-list.js';
import { startElements } from './elements.js';
import { startMenus } from './menu.js';
import { startMore } from './more.js';
import { startOffline } from './offline.js';
import { startPicked } from './picked.js';
import { startPrefetch } from './prefetch.js';
import { startTransport } from './transport.js';
import './live-screen.js';
import './swipe-row.js';

// What elements, and what is there without signal, take from here. It travels as one file, so they name no other.
export { announce, notify, phrase } from './announce.js';
export { contentOf, fieldsIn, isTouched, snapshot } from './fields.js';
export { startOver } from './more.js';
export { focusMain, morph } from './morph.js';
export { refresh, show } from './page.js';
export { untilReleased } from './press.js';
export { prefersStillness } from './row-motion.js';
export { contentIn, newKey, pauseBefore, resume, sendingOf, settle } from './sender.js';
export { fetchPage, isPage, parsePage, postForm } from './server.js';
export { load, store } from './storage.js';
export { awaited, deliver } from './transport.js';

startAnnouncing();
startOffline();
startTransport();
startBack();
startDrafts();
startEditList();
startElements();
startMenus();
startMore();
startPicked();
startPrefetch();
