import type { Identified } from './topics.ts';

/** What a message's body turned out to be: a JSON object with an id, or nothing that can be shown [L-02]. */
export type ReadBody = { ok: true; message: Identified } | { ok: false; reason: string };

/** Reads a message's body; never throws. */
export function readBody(body: string): ReadBody {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { ok: false, reason: 'it is no JSON' };
  }
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  // Some back ends number their records; the app knows ids as strings.
  const known = typeof id === 'number' && Number.isFinite(id) ? String(id) : id;
  return typeof known === 'string' && known !== ''
    ? { ok: true, message: { ...(value as object), id: known } }
    : { ok: false, reason: 'it has no id' };
}

/** Remembers the latest `size` ids, so that a message that arrives twice is told once [L-04]. */
export function rememberIds(size: number) {
  const ids = new Set<string>();
  return {
    /** Whether the id is new; either way it counts as the latest now. */
    isNew(id: string): boolean {
      const known = ids.delete(id);
      ids.add(id);
      const [oldest = id] = ids;
      if (ids.size > size) ids.delete(oldest);
      return !known;
    },
  };
}
