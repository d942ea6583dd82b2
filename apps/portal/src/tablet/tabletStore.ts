import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What an enrolled tablet keeps. The private key cannot be exported. */
export interface KeptTablet {
  deviceId: string;
  name: string;
  lockMinutes: number;
  privateKey: CryptoKey;
}

/** Keeps the enrolment: a sign-out clears session and local storage, not this. */
export interface TabletStore {
  read(): Promise<KeptTablet | undefined>;
  write(tablet: KeptTablet): Promise<void>;
  change(facts: Partial<Omit<KeptTablet, 'privateKey'>>): Promise<void>;
  remove(): Promise<void>;
}

interface Schema extends DBSchema {
  tablet: { key: string; value: KeptTablet };
}

const THIS = 'this';

/** Opens the store of this device. Each call rejects if the browser forbids the database. */
export function openTabletStore(name = 'tablet'): TabletStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    opening ??= openDB<Schema>(name, 1, { upgrade: (database) => void database.createObjectStore('tablet') });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    read: async () => (await open()).get('tablet', THIS),
    write: async (tablet) => void (await (await open()).put('tablet', tablet, THIS)),
    async change(facts) {
      const { store, done } = (await open()).transaction('tablet', 'readwrite');
      const kept = await store.get(THIS);
      await Promise.all([kept && store.put({ ...kept, ...facts }, THIS), done]);
    },
    remove: async () => (await open()).delete('tablet', THIS),
  };
}
