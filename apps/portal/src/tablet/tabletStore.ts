import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Bytes that the database keeps. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** How the last person returns without network. Only their PIN on this device opens the session. */
export interface Seal {
  userId: string;
  firstName: string;
  salt: Bytes;
  /** Seals a session without the PIN. */
  publicKey: CryptoKey;
  /** Its private half, sealed by the PIN, and then by the key of the device. */
  privateKey: Bytes;
  /** Scripts cannot export it; a copy of the browser's profile contains it. */
  deviceKey: CryptoKey;
  tries: number;
  /** The sealed session of a person who has locked the tablet. */
  session: { from: CryptoKey; bytes: Bytes; /** When its token expires, ms. */ until: number } | undefined;
}

/** What an enrolled tablet keeps. Scripts cannot export the private key. */
export interface KeptTablet {
  deviceId: string;
  name: string;
  lockMinutes: number;
  privateKey: CryptoKey;
  /** How the last person returns without network. */
  seal?: Seal | undefined;
}

/** What may change about a tablet. */
type Facts = Partial<Omit<KeptTablet, 'privateKey'>>;

/** Keeps the enrolment: a sign-out clears session and local storage, not this. */
export interface TabletStore {
  read(): Promise<KeptTablet | undefined>;
  write(tablet: KeptTablet): Promise<void>;
  /** Changes facts, in one transaction with the read of those before. */
  change(facts: Facts | ((before: KeptTablet) => Facts)): Promise<void>;
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
      const changed = kept && { ...kept, ...(typeof facts === 'function' ? facts(kept) : facts) };
      await Promise.all([changed && store.put(changed, THIS), done]);
    },
    remove: async () => (await open()).delete('tablet', THIS),
  };
}
