import { type AnnouncedPair, type BulkRecord, PAGE_SIZE_MAX, type Result } from '@instore/api';
import { ref } from 'valtio';
import { type ConsignmentSearch, defaultSort } from './consignmentSearch.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import type { PageRequest } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import {
  type Consigned,
  type ConsignedPage,
  type Consignment,
  type ConsignmentOptions,
  showChosen,
} from './consignmentState.ts';

/** Pairs per page. */
const CONSIGNMENT_PAGE_SIZE = 50;

const announcedRow = (announced: AnnouncedPair): Consigned => ({
  id: announced.announcedId,
  pair: announced,
  consignee: announced.consignee,
  announced,
});
const recordRow = (record: BulkRecord): Consigned => ({
  id: record.rowId,
  pair: record,
  consignee: record.consignee ?? '',
  record,
});

/** Reads a page of the shown kind. Counts come with the units, so announced pairs need both reads. */
async function readPage(
  { api, locationId }: Pick<ConsignmentOptions, 'api' | 'locationId'>,
  { kind, sort, search }: Pick<Consignment, 'kind' | 'sort' | 'search'>,
  { page, size }: Pick<PageRequest, 'page' | 'size'>,
): Promise<Result<ConsignedPage>> {
  const query = { locationId: locationId(), page, size, sort, search };
  if (kind !== 'incoming') {
    const answer = await api.consignee.getConsignmentQueue({ ...query, kind });
    if (!answer.ok) return answer;
    const { content, ...rest } = answer.data;
    return { ok: true, data: { ...rest, content: content.map(recordRow) } };
  }
  const [answer, units] = await Promise.all([
    api.consignee.getAnnouncedPairs(query),
    api.consignee.getConsignmentQueue({ locationId: locationId(), page: 0, size: 1 }),
  ]);
  if (!answer.ok) return answer;
  const { content, totalElements } = answer.data;
  const counts = units.ok ? units.data.counts : undefined;
  return { ok: true, data: { content: content.map(announcedRow), totalElements, counts } };
}

type Reading = { state: Consignment } & Pick<ConsignmentOptions, 'api' | 'locationId'>;

/** The list of the page. */
export function createConsignedList({ state, ...options }: Reading) {
  return new PagedList<Consigned, Consigned, ConsignedPage>(state, {
    pageSize: CONSIGNMENT_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: (page) => readPage(options, state, page),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (pair, shown) => unchanged(shown, ref(pair)),
    onAnswer: ({ counts }) => {
      if (counts) state.counts = counts;
    },
  });
}

export type ConsignedList = ReturnType<typeof createConsignedList>;

/** Reads what the address names. */
export function createConsignmentReads({
  state,
  list,
  locationId,
  loadReplacements,
  loadSale,
}: Omit<Reading, 'api'> & ConsignedDetails & { list: ConsignedList }) {
  return {
    /** Opens the list and the pair of the address. */
    async load({ kind = 'incoming', sort = defaultSort(kind), search, order, open }: ConsignmentSearch): Promise<void> {
      if (list.open(JSON.stringify([locationId(), kind, sort, search]))) {
        Object.assign(state, { kind, sort, search, reason: undefined });
        showChosen(state, []);
        state.scan.error = undefined;
      }
      const reads = [list.refresh(), loadSale(order)];
      if (kind === 'missing' || kind === 'inStock') reads.push(loadReplacements(kind === 'missing' ? open : undefined));
      await Promise.all(reads);
    },
    /** Reads the next page. */
    loadMore: (): Promise<void> => list.more(),
    /** Reads again what others changed [W-09]. */
    async readChanges({ all, units, announced = [] }: Changes): Promise<void> {
      if (all || units.length > 0 || announced.length > 0) await list.refresh();
    },
    /** The location in use changed. */
    reset(): void {
      list.clear();
      Object.assign(state, { replacing: undefined, sale: undefined });
      showChosen(state, []);
    },
  };
}

/** Reads what the panel shows: replacements of a missing pair, or the sale of an order. */
export function createConsignedDetails({ state, api }: Omit<Reading, 'locationId'>) {
  return {
    /** Reads what can go in the place of a missing pair, by its barcode [G-06]; without one, nothing is replaced. */
    async loadReplacements(barcode: string | undefined): Promise<void> {
      if (barcode === undefined) {
        state.replacing = undefined;
        return;
      }
      if (state.replacing?.barcode !== barcode) {
        const nothing = {
          data: undefined,
          chosen: undefined,
          customerAgreed: false,
          isPending: false,
          error: undefined,
        };
        state.replacing = { barcode, ...nothing };
      }
      const answer = await api.consignee.getReplacements({ barcode });
      const { replacing } = state;
      if (replacing?.barcode !== barcode) return;
      if (!answer.ok) {
        replacing.error = answer.message ?? SOMETHING_WRONG;
        return;
      }
      replacing.data = ref(answer.data);
      replacing.chosen ??= answer.data.sameSize[0]?.barcode ?? undefined;
    },
    /** Reads what the sale of an order sells [G-02]. Without a number no sale is shown. */
    async loadSale(orderNumber: string | undefined): Promise<void> {
      if (state.sale?.orderNumber !== orderNumber) {
        state.sale =
          orderNumber === undefined ? undefined : { orderNumber, data: undefined, error: undefined, isPending: false };
      }
      if (orderNumber === undefined) return;
      const answer = await api.consignee.getOrderSale({ orderNumber });
      if (state.sale?.orderNumber !== orderNumber) return;
      state.sale.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
      if (answer.ok) state.sale.data = ref(answer.data);
    },
  };
}

export type ConsignedDetails = ReturnType<typeof createConsignedDetails>;
