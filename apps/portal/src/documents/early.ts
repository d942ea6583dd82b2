import { chooseFirstView, configInDocument, keepEarlyPress, readText, storageOf, systemTheme } from '@instore/browser';
import { showStored } from '../shared/preferences.ts';
import { readClaims } from '../session/claims.ts';
import { firstViewOf, hasOwnTheme } from './firstView.ts';
import { startCalls } from './startCalls.ts';

// Runs in the head of the document, before the first paint; a module of the app would run after it.
const { documentElement: page } = document;
const { pathname } = location;
const local = storageOf(() => localStorage);
showStored(page, local, pathname, systemTheme(window));
page.dataset['role'] = readText(local, 'user-role') ?? '';
const view = firstViewOf(page.dataset['page'] ?? '', pathname, local);
// With a theme of the chain the colours would change under the page.
chooseFirstView(window, hasOwnTheme(local, configInDocument(document)) ? 'loader' : view);
// A session that has ended is renewed for the same person.
keepEarlyPress(window, readClaims(readText(local, 'jwt-token') ?? '')?.user_id);
void startCalls(window, Date.now());
