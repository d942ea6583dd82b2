import { chooseFirstView, readText, storageOf, systemTheme } from '@instore/browser';
import { showStored } from '../shared/preferences.ts';
import { firstViewOf } from './firstView.ts';

// Runs in the head of the document, before the first paint; a module of the app would run after it.
const { documentElement: page } = document;
const { pathname } = location;
const local = storageOf(() => localStorage);
showStored(page, local, pathname, systemTheme(window));
page.dataset['role'] = readText(local, 'user-role') ?? '';
chooseFirstView(window, firstViewOf(page.dataset['page'] ?? '', pathname, local));
