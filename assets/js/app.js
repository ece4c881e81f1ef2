import { startBack } from './back.js';
import { startDrafts } from './draft.js';
import { startEditList } from './edit-list.js';
import { startElements } from './elements.js';
import { startMenus } from './menu.js';
import { startMore } from './more.js';
import { startPrefetch } from './prefetch.js';
import { startTransport } from './transport.js';
import './live-screen.js';
import './swipe-row.js';

startTransport();
startBack();
startDrafts();
startEditList();
startElements();
startMenus();
startMore();
startPrefetch();
