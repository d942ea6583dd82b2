import type { LineCounts } from '@instore/api';
import type { SayText } from '../texts/portalText.ts';

/** The tabs of the three statuses with their counts. `ids` are those of Request, Pending and Checked out. */
export function statusTabs<const Id extends string>(
  say: SayText,
  ids: readonly [Id, Id, Id],
  counts: LineCounts | undefined,
) {
  const [request, pending, checkedOut] = ids;
  return [
    { id: request, label: say('Request'), count: counts?.request },
    { id: pending, label: say('Pending'), count: counts?.pending },
    { id: checkedOut, label: say('Checked out'), count: counts?.checkedout },
  ];
}
