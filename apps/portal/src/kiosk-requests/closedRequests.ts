import type { Clock } from '../session/clockAndLog.ts';
import type { StoredKeys } from '../session/storedKeys.ts';

/** The requests that open no popup in this tab: answered, rejected [K-04], or put off with 'Later'. */
export function createClosedRequests({ keys, clock }: { keys: StoredKeys; clock: Pick<Clock, 'now'> }) {
  /** Requests that were answered here; an older answer of the server does not bring them back. */
  const answered = new Set<string>();

  const rejectedIds = (): string[] => {
    const stored = keys.readSession('tryoutItemId') ?? '';
    return stored
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '');
  };
  /** Requests for which 'Later' was pressed in this tab, and until when they open no popup, ms. */
  const putOff = (): Record<string, number> => {
    const stored = JSON.parse(keys.readSession('tryoutLater') ?? '{}') as Record<string, number>;
    return Object.fromEntries(Object.entries(stored).filter(([, until]) => until > clock.now()));
  };

  return {
    answered,
    putOff,
    ids: (): ReadonlySet<string> => new Set([...rejectedIds(), ...Object.keys(putOff()), ...answered]),
    /** Stores a request as rejected in this tab [K-04]. */
    reject: (tryoutItemId: string): void =>
      keys.writeSession('tryoutItemId', [...rejectedIds(), tryoutItemId].join(',')),
    /** Stores until when a request opens no popup in this tab, also after a reload; undefined: it may again. */
    storePutOff(tryoutItemId: string, until: number | undefined): void {
      const { [tryoutItemId]: _, ...others } = putOff();
      const stored = until === undefined ? others : { ...others, [tryoutItemId]: until };
      keys.writeSession('tryoutLater', JSON.stringify(stored));
    },
  };
}
