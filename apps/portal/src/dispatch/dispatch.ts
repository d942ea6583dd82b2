import type { Api, Failure, RequestLine } from '@instore/api';
import { ref } from 'valtio';
import type { SayText } from '../shared/language/language.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { type OutboxEntry, type OutboxStore, showRefused } from '../outbox/index.ts';
import { type Dispatch, type DispatchList, createDispatchList, createDispatchState } from './dispatchList.ts';
import { createDispatchSale } from './dispatchSale.ts';
import type { DispatchView } from './dispatchSearch.ts';
import { createDispatchWrites } from './dispatchWrites.ts';

/** The checked-out lines, to whom and since when: state and actions. */
export function createDispatch(parts: {
  api: Pick<Api, 'inventory' | 'storefront'>;
  locationId: () => string;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  /** Keeps and sends all writes but a sale. */
  outbox: Pick<OutboxStore, 'add' | 'lastEntryAbout' | 'removeUnsent'>;
  /** Says an English text in the language of the page. */
  say: SayText;
}) {
  const { api, locationId, toasts, say } = parts;
  const state = createDispatchState();
  const list = createDispatchList({ state, api, locationId });
  /** The location whose people and spots are read. */
  let recipientsAt: string | undefined;

  /** Reads the list again; at another location, or in another view, it starts empty. */
  async function load(view: DispatchView = state.view): Promise<void> {
    if (list.open(JSON.stringify([locationId(), view]))) state.view = view;
    const isMoved = recipientsAt !== undefined && recipientsAt !== locationId();
    await Promise.all([list.refresh(), isMoved && readRecipients()]);
  }

  /** Reads to whom and where pairs can be brought; what cannot be read stays as it was. */
  async function readRecipients(): Promise<void> {
    const at = locationId();
    if (recipientsAt !== at) Object.assign(state, { people: [], spots: [] });
    recipientsAt = at;
    const [people, spots] = await Promise.all([
      api.storefront.getColleagues({ locationId: at }),
      api.storefront.getDeliverySpots({ locationId: at }),
    ]);
    if (at !== locationId()) return;
    if (people.ok) state.people = ref(people.data);
    if (spots.ok) state.spots = ref(spots.data);
  }

  return {
    state,
    load,
    find: createFind(state, list),
    loadMore: () => list.more(),
    /** Reads what went out and came back meanwhile [W-09]. */
    readChanges: ({ all, lines, settings = [] }: Changes) =>
      Promise.all([
        all ? list.refresh() : list.readAgain(lines),
        recipientsAt !== undefined && settings.includes('spots') && readRecipients(),
      ]),
    readRecipients,
    /** Shows the refusal of a write that waited. */
    showRefusal: (entry: OutboxEntry, failure: Failure) => showRefused({ toasts, say }, { ...entry, failure }),
    ...createDispatchWrites({ ...parts, state, list }),
    ...createDispatchSale({ ...parts, list }),
  };
}

export type DispatchStore = ReturnType<typeof createDispatch>;

/** Finds the first pair that is out with a barcode or a customer's number; reads the list on as far as necessary. */
function createFind(state: Dispatch, list: DispatchList) {
  return async (code: string): Promise<string | undefined> => {
    const isIt = ({ barcode, customerNumber }: RequestLine) => barcode === code || String(customerNumber) === code;
    for (;;) {
      const found = state.lines.find(isIt);
      const known = state.lines.length;
      if (found !== undefined || known >= state.total) return found?.lineId;
      await list.more();
      if (state.lines.length === known) return undefined;
    }
  };
}
