import {
  type Api,
  type EndOfDay,
  type ForgottenPair,
  type HandOverFact,
  type HandOverNote,
  PAGE_SIZE_MAX,
  type RequestLine,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';

/** Pairs, and notes, per page. */
const PAGE_SIZE = 50;

/** State about the pairs that are still out [W-11]. */
export interface ForgottenPairs extends PagedState<RequestLine> {
  /** The pairs with an answer, the latest answer first. */
  done: readonly ForgottenPair[];
  facts: readonly HandOverFact[];
  /** The last hand-over note of the location. */
  lastNote: HandOverNote | null;
}

interface Reading {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

/** The list of the pairs without an answer, with the pairs that have one. */
export function createEndOfDayList({ api, locationId }: Reading) {
  const nothing = { done: [], facts: [], lastNote: null };
  const state = proxy<ForgottenPairs>({ ...emptyPages(), ...nothing });
  const list = new PagedList<RequestLine, RequestLine, EndOfDay>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.inventory.getEndOfDay({ locationId: locationId(), page, size }),
    pageOf: ({ toFind }) => ({ items: toFind.content, total: toFind.totalElements }),
    idOf: ({ lineId }) => lineId,
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer: ({ done, facts, lastNote }) =>
      void Object.assign(state, { done: ref(done), facts: ref(facts), lastNote: lastNote && ref(lastNote) }),
  });
  return { state, list, forget: () => Object.assign(state, nothing) };
}

/** The hand-over notes of the location, the newest first. */
export function createNoteList({ api, locationId }: Reading) {
  const state = proxy<PagedState<HandOverNote>>(emptyPages());
  const list = new PagedList<HandOverNote, HandOverNote, { content: HandOverNote[]; totalElements: number }>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.inventory.getHandOverNotes({ locationId: locationId(), page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ noteId }) => noteId,
    rowOf: (note, shown) => unchanged(shown, ref(note)),
  });
  return { state, list };
}
