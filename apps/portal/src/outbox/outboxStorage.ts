import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewEntry, OutboxEntry, OutboxStorage } from './outboxEntry.ts';

/** The database of the device. Session and local storage are cleared at a sign-out, this database is not [S-09]. */
const NAME = 'stockroom';

interface Schema extends DBSchema {
  writes: { key: number; value: OutboxEntry | NewEntry; indexes: { person: string } };
}

/** Written to the disk before a write counts as kept: a scan survives a crash and an empty battery. */
const STRICT = { durability: 'strict' } as const;

/** Opens the outbox of this device. Each call rejects if the browser forbids the database. */
export function openOutboxStorage(name = NAME): OutboxStorage {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        const writes = database.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
        writes.createIndex('person', 'personId');
      },
      // Another tab has a newer version, or the browser has closed the database: the next call opens it again.
      blocking(_current, _blocked, event) {
        opening = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated() {
        opening = undefined;
      },
    });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    async list(personId) {
      const entries = await (await open()).getAllFromIndex('writes', 'person', personId);
      return entries as OutboxEntry[];
    },
    async countOthers(personId) {
      const { store, done } = (await open()).transaction('writes');
      const [all, own] = await Promise.all([store.count(), store.index('person').count(personId), done]);
      return all - own;
    },
    async countByPerson() {
      const counts: Record<string, number> = {};
      const { store } = (await open()).transaction('writes');
      for (let one = await store.index('person').openKeyCursor(); one; one = await one.continue()) {
        counts[one.key] = (counts[one.key] ?? 0) + 1;
      }
      return counts;
    },
    async add(entry) {
      const { store, done } = (await open()).transaction('writes', 'readwrite', STRICT);
      const [id] = await Promise.all([store.add(entry), done]);
      return { ...entry, id };
    },
    async update(id, change) {
      const { store, done } = (await open()).transaction('writes', 'readwrite', STRICT);
      const entry = (await store.get(id)) as OutboxEntry | undefined;
      const changed = entry && change(entry);
      if (changed && changed !== entry) await store.put(changed);
      if (entry && !changed) await store.delete(id);
      await done;
      return entry && (changed ?? entry);
    },
  };
}
