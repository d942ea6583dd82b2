import * as v from 'valibot';
import type { UnsentRequest } from './kioskState.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const sent = {
  variantIds: v.pipe(v.array(text), v.nonEmpty()),
  spot: v.optional(text),
  key: text,
  askedAt: v.pipe(text, v.isoTimestamp()),
};
const requestSchema = v.object({ ...sent, earlier: v.optional(v.array(v.object(sent))) });

/** Checks requests that the kiosk has stored, perhaps in another release. Those that cannot be sent are left out. */
export function readUnsent(stored: unknown, log: Pick<Console, 'warn'>): UnsentRequest[] {
  if (stored === undefined) return [];
  const all: unknown[] = Array.isArray(stored) ? stored : [stored];
  const known = all.flatMap((request) => {
    const result = v.safeParse(requestSchema, request);
    return result.success ? [result.output] : [];
  });
  if (known.length < all.length) log.warn(`${all.length - known.length} stored requests are invalid and were dropped`);
  return known;
}
