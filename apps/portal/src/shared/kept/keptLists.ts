import type { Log } from '../../session/clockAndLog.ts';
import type { KeptStorage } from './keptStorage.ts';

/** Writes and checks what is kept of a list. */
export interface KeptCode<List> {
  /** Checks what the device has kept, perhaps in an earlier release. Undefined if nothing can be shown. */
  read: (stored: unknown) => List | undefined;
  /** The list without names of people, and without what a person wrote. */
  withoutPeople: (list: List) => List;
}

/** A list is kept when it has not changed for this time, ms: a scan must not wait for the disk. */
const KEEP_AFTER_MS = 500;

/** Keeps the shown lists of the stockroom on the device, so that they can be shown after a reload without network. */
export function createKeptLists<List>({
  storage,
  loadCode,
  personId,
  after,
  log,
}: {
  storage: KeptStorage;
  /** Loads the code that writes and checks a list: a page needs it after its first list. */
  loadCode: () => Promise<KeptCode<List>>;
  /** Id of the signed-in person; '' without a session, then nothing is kept. */
  personId: () => string;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  log: Log;
}) {
  let cancel = () => undefined as void;
  const warn = (error: unknown) => log.warn('A list could not be kept on this device', error);
  const write = async (owner: string, key: string, list: List) => {
    const { withoutPeople } = await loadCode();
    // The person may have signed out meanwhile.
    if (owner !== '' && owner === personId()) {
      await storage.write(owner, key, withoutPeople(list));
    }
  };
  return {
    /** Keeps a list soon; `read` gives it as it is then, or undefined if another list is shown. */
    keep(key: string, read: () => List | undefined): void {
      cancel();
      cancel = after(KEEP_AFTER_MS, () => {
        const list = read();
        if (list !== undefined) write(personId(), key, list).catch(warn);
      });
    },
    /** The list that this person saw last under a key; undefined if none is kept. */
    async recall(key: string): Promise<List | undefined> {
      try {
        const [stored, { read }] = await Promise.all([storage.read(personId(), key), loadCode()]);
        return read(stored);
      } catch (error) {
        warn(error);
        return undefined;
      }
    },
    /** Removes all lists: the person has signed out. */
    clear(): void {
      cancel();
      storage.clear().catch(warn);
    },
  };
}

export type KeptLists<List> = ReturnType<typeof createKeptLists<List>>;
