import * as v from 'valibot';
import type { SessionValues } from './tabletPort.ts';

/** The keys of a session in the local storage [S-08]. */
export const localKeys = [
  'access-token',
  'UserDetails',
  'user-name',
  'user-role',
  'user-Id',
  'jwt-token',
  'msalConfig',
  'redirect',
  'push-device',
] as const;
/** The keys of a session in the session storage [S-08]. */
export const sessionKeys = [
  'access-token',
  'jwt-token',
  'user-role',
  'user-Id',
  'user-name',
  'storeId',
  'storeLocation',
  'storeLocationId',
  'totalLocation',
  'totalLocationIds',
  'mainStore',
  'graphStoreLocation',
  'restStoreLocation',
  'tryoutItemId',
  'tryoutLater',
] as const;

export type LocalKey = (typeof localKeys)[number];
export type SessionKey = (typeof sessionKeys)[number];

/** Characters of a bearer token (RFC 6750, section 2.1). */
const token = v.pipe(v.string(), v.regex(/^[\w.~+/=-]+$/));
const json = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
);
const shapes: Partial<Record<LocalKey | SessionKey, v.GenericSchema<string, unknown>>> = {
  'access-token': token,
  'jwt-token': v.pipe(token, v.regex(/^[^.]+\.[^.]+\.[^.]+$/)),
  UserDetails: json,
  msalConfig: json,
  tryoutLater: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()), v.transform(JSON.stringify)),
};

/** The values of a session in the two storages of the browser. Values are checked when they are read. */
export interface StoredKeys {
  readLocal(key: LocalKey): string | undefined;
  writeLocal(key: LocalKey, value: string): void;
  removeLocal(key: LocalKey): void;
  readSession(key: SessionKey): string | undefined;
  writeSession(key: SessionKey, value: string): void;
  removeSession(key: SessionKey): void;
  /** Clears both storages [S-09]. */
  clear(): void;
  /** Clears the session storage, which belongs to this tab. */
  clearSession(): void;
  /** All values of the session. */
  values(): SessionValues;
  /** Writes what `values` has returned. */
  restore(values: SessionValues): void;
}

/**
 * Opens the two storages. A value of a wrong shape is removed and reads as absent. A storage that refuses (private
 * mode, full) loses the value without an error.
 */
export function openStoredKeys(local: Storage, session: Storage): StoredKeys {
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const read = (storage: Storage, key: LocalKey | SessionKey) =>
    attempt(() => {
      const value = storage.getItem(key);
      if (value === null || value === '') return undefined;
      const shape = shapes[key];
      if (!shape || v.is(shape, value)) return value;
      storage.removeItem(key);
      return undefined;
    }, undefined);
  const write = (storage: Storage, key: string, value: string) => attempt(() => storage.setItem(key, value), undefined);
  const remove = (storage: Storage, key: string) => attempt(() => storage.removeItem(key), undefined);
  const clear = (storage: Storage) => attempt(() => storage.clear(), undefined);
  return {
    readLocal: (key) => read(local, key),
    writeLocal: (key, value) => write(local, key, value),
    removeLocal: (key) => remove(local, key),
    readSession: (key) => read(session, key),
    writeSession: (key, value) => write(session, key, value),
    removeSession: (key) => remove(session, key),
    clear: () => {
      clear(local);
      clear(session);
    },
    clearSession: () => clear(session),
    values() {
      const found = [
        ...localKeys.map((key) => [`local ${key}`, read(local, key)] as const),
        ...sessionKeys.map((key) => [`session ${key}`, read(session, key)] as const),
      ];
      return Object.fromEntries(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    },
    restore(values) {
      for (const [name, value] of Object.entries(values)) {
        const [place, key = ''] = name.split(' ');
        write(place === 'local' ? local : session, key, value);
      }
    },
  };
}
