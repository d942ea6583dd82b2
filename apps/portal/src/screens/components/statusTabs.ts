import type { LineCounts } from '@instore/api';

/** The tabs of the three statuses with their counts. `ids` are those of Request, Pending and Checked out. */
export function statusTabs<const Id extends string>(ids: readonly [Id, Id, Id], counts: LineCounts | undefined) {
  const [request, pending, checkedOut] = ids;
  return [
    { id: request, label: 'Request', count: counts?.request },
    { id: pending, label: 'Pending', count: counts?.pending },
    { id: checkedOut, label: 'Checked out', count: counts?.checkedout },
  ];
}
