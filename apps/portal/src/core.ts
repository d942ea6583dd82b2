import type { Api } from '@instore/api';
import type { Config } from './config.ts';
import type { Session } from './session/session.ts';
import type { StoredKeys } from './session/storedKeys.ts';
import type { Auth } from './state/auth.ts';
import type { PhotoState } from './state/photo.ts';
import type { PreferencesState } from './state/preferences.ts';
import type { Clock, Log, Sound, Toasts } from './world.ts';

/** What the browser page lends to the app. */
export interface Page {
  window: Window & typeof globalThis;
  clock: Clock;
  log: Log;
  toasts: Toasts;
  playSound: (sound: Sound) => Promise<unknown>;
  /** What is on screen is out of date: its lists are read again. */
  refresh: () => void;
}

/** What every page has, signed in or not; areas are built on it. */
export interface Core {
  config: Config;
  page: Page;
  /** The browser's local storage, as far as it lends it. */
  local: Storage;
  api: Api;
  keys: StoredKeys;
  auth: Auth;
  session: Session;
  toasts: Toasts;
  photo: PhotoState;
  preferences: PreferencesState;
}
