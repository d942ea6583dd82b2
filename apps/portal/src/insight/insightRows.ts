import { type Api, type InsightRow, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { type InsightState, type Why, type WhyCounts, whyQuery } from './insightState.ts';

/** Rows of a page of the panel. */
const ROWS_PAGE_SIZE = 50;

type RowsData = WhyCounts & { content: readonly InsightRow[]; totalElements: number };

/** The rows that make a figure, or are left out: state and actions [V-03]. */
export function createInsightRows({
  api,
  state,
  toasts,
  locationId,
  saveFile,
}: {
  api: Pick<Api, 'cube'>;
  state: InsightState;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
  locationId: () => string;
  saveFile: (file: Blob, name: string) => void;
}) {
  const rows = proxy<PagedState<InsightRow>>(emptyPages());
  const list = new PagedList<InsightRow, InsightRow, RowsData>(rows, {
    pageSize: ROWS_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    async read({ page, size }) {
      const { why } = state;
      const answer = await api.cube.getInsightRows({ ...whyQuery(state, locationId()), page, size });
      // The counts of rows that are not open any more.
      if (answer.ok && state.why === why) {
        state.counts = ref({ cases: answer.data.cases, leftOut: answer.data.leftOut });
      }
      return answer;
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (row, shown) => unchanged(shown, ref(row)),
  });

  /** Opens the rows of a figure or of a mark. */
  async function open(why: Why): Promise<void> {
    Object.assign(state, { why, counts: undefined });
    list.clear();
    await list.refresh();
  }

  /** Saves the open rows as a spreadsheet. */
  async function exportRows(name: string): Promise<void> {
    if (state.isExporting) return;
    state.isExporting = true;
    const answer = await api.cube.exportInsightRows(whyQuery(state, locationId()));
    state.isExporting = false;
    if (answer.ok) saveFile(answer.data, `${name}.xlsx`);
    else showFailure(toasts, answer.message);
  }

  return {
    rows,
    open,
    exportRows,
    /** Closes the open rows. */
    close: () => void Object.assign(state, { why: undefined, counts: undefined }),
    /** Reads the next page of the open rows. */
    moreRows: () => list.more(),
    /** Reads the open rows again. */
    readRows: () => list.refresh(),
  };
}
