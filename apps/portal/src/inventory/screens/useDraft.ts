import { useState } from 'react';
import type { Filters } from './filters.ts';

/** Filters that were changed here and are not in the address yet. */
interface Draft {
  filters: Filters;
  /** What the address had, and all that was sent to it since. */
  known: readonly string[];
}

/**
 * The filters as the user has changed them. The address follows later: a field that showed the address would lose the
 * letters typed meanwhile. Filters that were not sent from here, e.g. by Back, replace the changed ones.
 */
export function useDraft(addressed: Filters): [Filters, (next: Filters) => void] {
  const [draft, setDraft] = useState<Draft>();
  const current = JSON.stringify(addressed);
  const isBehind = draft !== undefined && draft.known.includes(current) && draft.known.at(-1) !== current;
  if (draft && !isBehind) setDraft(undefined);
  const change = (filters: Filters) =>
    setDraft((before) => ({ filters, known: [...(before?.known ?? [current]), JSON.stringify(filters)] }));
  return [isBehind ? draft.filters : addressed, change];
}
