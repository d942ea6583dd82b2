import { type AdminChange, type Api, type ChangeActor, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { ChangesSearch } from './changesSearch.ts';

/** Rows per page. */
const PAGE_SIZE = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/** State of the log of administrative changes [P-03]. */
export interface ChangeLog extends PagedState<AdminChange> {
  search: ChangesSearch;
  /** The people with changes in the chosen days. */
  actors: ChangeActor[];
  isExporting: boolean;
}

interface ChangePage {
  content: AdminChange[];
  totalElements: number;
  actors: ChangeActor[];
}

/** The log of administrative changes at the locations of the user: state and actions. */
export function createChanges({
  api,
  toasts,
  now,
  saveFile,
}: {
  api: Pick<Api, 'store'>;
  toasts: Toasts;
  now: () => number;
  /** Saves a file where the browser keeps downloads. */
  saveFile: (file: Blob, name: string) => void;
}) {
  const state = proxy<ChangeLog>({ ...emptyPages(), search: {}, actors: [], isExporting: false });
  const query = () => {
    const { search, kind, by, days = '30' } = state.search;
    return {
      search,
      kind,
      actorId: by,
      since: new Date(now() - Number(days) * DAY_MS).toISOString(),
    };
  };
  const list = new PagedList<AdminChange, AdminChange, ChangePage>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.store.getAdminChanges({ ...query(), page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (change, shown) => unchanged(shown, ref(change)),
    onAnswer: ({ actors }) => {
      state.actors = unchanged(state.actors, actors);
    },
  });
  return {
    state,
    /** Reads the changes of the address; others than before start an empty list. */
    async load(search: ChangesSearch = state.search): Promise<void> {
      if (list.open(JSON.stringify(search))) state.search = search;
      await list.refresh();
    },
    loadMore: () => list.more(),
    /** Saves all found changes as a file. */
    async exportFile(name: string): Promise<void> {
      if (state.isExporting) return;
      state.isExporting = true;
      const answer = await api.store.exportAdminChanges(query());
      state.isExporting = false;
      if (answer.ok) saveFile(answer.data, `${name}.csv`);
      else showFailure(toasts, answer.message);
    },
    /** Reads again when an admin has changed something. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (all || settings.includes('changes')) await list.refresh();
    },
  };
}

export type ChangesStore = ReturnType<typeof createChanges>;
