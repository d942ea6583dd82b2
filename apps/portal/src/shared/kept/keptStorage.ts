import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the device keeps so that a page can be loaded again without network. */
export interface KeptStorage {
  /** What this person kept under a key; undefined without it. */
  read(personId: string, key: string): Promise<unknown>;
  /** Keeps data of a person. What another person kept is removed. */
  write(personId: string, key: string, data: unknown): Promise<void>;
  /** Removes what any person kept. */
  clear(): Promise<void>;
}

/** Owner of what belongs to the device and not to a person, e.g. the configuration. It stays after a sign-out. */
export const DEVICE = '';

interface Schema extends DBSchema {
  kept: { key: [personId: string, key: string]; value: unknown };
}

/** Opens the store of this device. Each call rejects if the browser forbids the database. */
export function openKeptStorage(name = 'stockroom-kept'): KeptStorage {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    opening ??= openDB<Schema>(name, 1, { upgrade: (database) => void database.createObjectStore('kept') });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const removeOthers = async (personId: string) => {
    const { store, done } = (await open()).transaction('kept', 'readwrite');
    const keys = (await store.getAllKeys()).filter(([owner]) => owner !== DEVICE && owner !== personId);
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
  };
  return {
    read: async (personId, key) => (await open()).get('kept', [personId, key]),
    async write(personId, key, data) {
      if (personId !== DEVICE) await removeOthers(personId);
      await (await open()).put('kept', data, [personId, key]);
    },
    clear: () => removeOthers(DEVICE),
  };
}
