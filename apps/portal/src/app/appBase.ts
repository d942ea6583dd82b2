import type { Api, Sound } from '@instore/api';
import type { Config } from '../config.ts';
import type { Auth } from '../session/auth.ts';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { Session } from '../session/session.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { LanguageStore } from '../shared/language/language.ts';
import type { MissingPhotos } from '../shared/photos/missingPhotos.ts';
import type { PhotoStore } from '../shared/photos/photo.ts';
import type { PreferencesStore } from '../shared/preferences.ts';
import type { TabletInUse } from '../tablet/index.ts';
import type { StoresStore } from '../shared/stores.ts';

/** What the browser page provides to the app. */
export interface Environment {
  window: Window & typeof globalThis;
  clock: Clock;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  log: Log;
  toasts: Toasts;
  /** Loads the code that shows toasts. Never rejects. */
  loadToasts: () => Promise<void>;
  playSound: (sound: Sound) => Promise<unknown>;
  /** Runs the loaders of the current route again: what is on screen is out of date. */
  refresh: () => void;
}

/** What the app has on every page, signed in or not. The areas are built on it. */
export interface AppBase {
  config: Config;
  environment: Environment;
  /** The browser's local storage, or memory where the browser forbids it. */
  local: Storage;
  api: Api;
  keys: StoredKeys;
  auth: Auth;
  session: Session;
  tablet: TabletInUse;
  toasts: Toasts;
  photo: PhotoStore;
  missingPhotos: MissingPhotos;
  preferences: PreferencesStore;
  language: LanguageStore;
  stores: StoresStore;
}
