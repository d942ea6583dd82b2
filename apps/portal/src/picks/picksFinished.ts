import type { Api } from '@instore/api';
import { ref } from 'valtio';
import type { PicksState } from './picksState.ts';

/**
 * Marks rows whose lines another person has finished, then reads their outcome: who checked them out, or that
 * they were cancelled or returned [W-09]. If that cannot be read, the rows are marked all the same.
 */
export async function showFinished(
  { rows }: Pick<PicksState, 'rows'>,
  { inventory }: Pick<Api, 'inventory'>,
  ids: readonly string[],
): Promise<void> {
  const finished = ids.flatMap((id) => rows[id] ?? []);
  for (const row of finished) row.isFinished = true;
  const requestIds = new Set(finished.flatMap(({ line }) => line.requestId ?? []));
  const answers = await Promise.all([...requestIds].map((requestId) => inventory.getRequest({ requestId })));
  for (const answer of answers) {
    for (const line of answer.ok ? answer.data.lines : []) {
      const row = rows[line.lineId];
      if (row?.isFinished) row.line = ref(line);
    }
  }
}
