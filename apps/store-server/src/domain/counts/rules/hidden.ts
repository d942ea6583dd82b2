import { isAdminOf, type BinCount, type BinCountHead } from '@instore/api';

/** The person who reads a count. */
export interface Viewer {
  role: string;
}

/**
 * Whether the pairs on record are hidden: from all who scan a blind count, and from a picker until it is applied, since
 * another person may count it again [M-07].
 */
export function isHidden({ isBlind = false, status }: BinCountHead, { role }: Viewer): boolean {
  return isBlind && (status === 'open' || (status === 'handed-in' && !isAdminOf(role, 'warehouse')));
}

/** A count in a list, as a person may see it. @param scans how many pairs were scanned */
export function headFor(head: BinCountHead, scans: number, viewer: Viewer): BinCountHead {
  return isHidden(head, viewer) ? { ...head, expected: null, found: scans } : head;
}

/** A count, as a person may see it: of a hidden one only what was scanned, without a comparison with the records. */
export function countFor(count: BinCount, viewer: Viewer): BinCount {
  if (!isHidden(count, viewer)) return count;
  const pairs = count.pairs
    .filter(({ result }) => result === 'found' || result === 'unexpected')
    .map((pair) => ({
      ...pair,
      result: 'found' as const,
      bin: null,
      shelf: null,
      missing: false,
      lastSeen: undefined,
    }));
  return { ...count, expected: null, found: pairs.length, pairs };
}
