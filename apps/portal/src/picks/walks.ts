import type { RequestLine } from '@instore/api';

/** Lines that are picked one after another for the same reason. */
export interface Walk {
  key: string;
  /** In the order of the walk; empty without a bin. */
  aisles: readonly string[];
  isTryOn: boolean;
  ids: readonly string[];
}

/** A walk goes on into the next aisle while it has fewer picks: a rule above each single pick would fill the page. */
const MIN_PICKS = 3;

type WalkedLine = Pick<RequestLine, 'bin' | 'tryOutItem'>;

/** The lines of one aisle and reason. */
function aislesOf(order: readonly string[], lineOf: (id: string) => WalkedLine | undefined) {
  const byKey = new Map<string, Walk & { ids: string[] }>();
  for (const id of order) {
    const line = lineOf(id);
    const aisle = line?.bin?.split('-')[0];
    const isTryOn = line?.tryOutItem ?? false;
    const key = `${isTryOn} ${aisle ?? ''}`;
    const known = byKey.get(key);
    if (known) known.ids.push(id);
    else byKey.set(key, { key, aisles: aisle === undefined ? [] : [aisle], isTryOn, ids: [id] });
  }
  return [...byKey.values()];
}

/** The lines in their order, divided where the reason changes, and by aisle where a walk has enough picks. */
export function walksOf(order: readonly string[], lineOf: (id: string) => WalkedLine | undefined): Walk[] {
  const walks: Walk[] = [];
  for (const next of aislesOf(order, lineOf)) {
    const last = walks.at(-1);
    const isSmall = last !== undefined && last.ids.length < MIN_PICKS;
    const isJoined = isSmall && last.isTryOn === next.isTryOn && last.aisles.length > 0 && next.aisles.length > 0;
    if (isJoined) {
      walks.splice(-1, 1, { ...last, aisles: [...last.aisles, ...next.aisles], ids: [...last.ids, ...next.ids] });
    } else walks.push(next);
  }
  return walks;
}
