import type { Identified } from './topics.ts';

/** The body of a message: a JSON object with an id, or why it cannot be shown. */
export type ReadBody = { ok: true; message: Identified } | { ok: false; reason: string };

/** Reads the body of a message; never throws. */
export function readBody(body: string): ReadBody {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { ok: false, reason: 'it is no JSON' };
  }
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  // Some back ends use numbers as ids; the app uses strings.
  const known = typeof id === 'number' && Number.isFinite(id) ? String(id) : id;
  return typeof known === 'string' && known !== ''
    ? { ok: true, message: { ...(value as object), id: known } }
    : { ok: false, reason: 'it has no id' };
}

/** Remembers the latest `size` ids, so that a message that arrives twice is passed on once. */
export function rememberIds(size: number) {
  const ids = new Set<string>();
  return {
    /** Whether the id is new. It becomes the latest one. */
    isNew(id: string): boolean {
      const known = ids.delete(id);
      ids.add(id);
      const [oldest = id] = ids;
      if (ids.size > size) ids.delete(oldest);
      return !known;
    },
  };
}
