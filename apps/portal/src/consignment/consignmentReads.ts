import type { AnnouncedPair, BulkRecord, Result } from '@instore/api';
import { ref } from 'valtio';
import { type ConsignmentSearch, defaultSort } from './consignmentSearch.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { PageRequest } from '../shared/lists/pagedState.ts';
import {
  type Consigned,
  type ConsignedPage,
  type Consignment,
  type ConsignmentContext,
  type ConsignmentDependencies,
  showChosen,
} from './consignmentState.ts';

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
export async function readPage(
  { api, locationId }: ConsignmentDependencies,
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

/** Shows what the address names. */
export async function load(context: ConsignmentContext, address: ConsignmentSearch): Promise<void> {
  const { state, deps, list } = context;
  const { kind = 'incoming', sort = defaultSort(kind), search, order, open } = address;
  if (list.open(JSON.stringify([deps.locationId(), kind, sort, search]))) {
    Object.assign(state, { kind, sort, search, reason: undefined });
    showChosen(state, []);
    state.scan.error = undefined;
  }
  const reads = [list.refresh(), loadSale(context, order)];
  if (kind === 'missing' || kind === 'inStock')
    reads.push(loadReplacements(context, kind === 'missing' ? open : undefined));
  await Promise.all(reads);
}

/** Reads the next page. */
export const loadMore = ({ list }: ConsignmentContext): Promise<void> => list.more();

/** Reads again what others changed [W-09]. */
export async function readChanges(context: ConsignmentContext, { all, units, announced = [] }: Changes): Promise<void> {
  if (all || units.length > 0 || announced.length > 0) await context.list.refresh();
}

/** The location in use changed. */
export function reset({ state, list }: ConsignmentContext): void {
  list.clear();
  Object.assign(state, { replacing: undefined, sale: undefined });
  showChosen(state, []);
}

/** Reads what can go in the place of a missing pair, by its barcode [G-06]; without one, nothing is replaced. */
export async function loadReplacements(
  { state, deps }: ConsignmentContext,
  barcode: string | undefined,
): Promise<void> {
  if (barcode === undefined) {
    state.replacing = undefined;
    return;
  }
  if (state.replacing?.barcode !== barcode) {
    const nothing = { data: undefined, chosen: undefined, customerAgreed: false, isPending: false, error: undefined };
    state.replacing = { barcode, ...nothing };
  }
  const answer = await deps.api.consignee.getReplacements({ barcode });
  const { replacing } = state;
  if (replacing?.barcode !== barcode) return;
  if (!answer.ok) {
    replacing.error = answer.message ?? SOMETHING_WRONG;
    return;
  }
  replacing.data = ref(answer.data);
  replacing.chosen ??= answer.data.sameSize[0]?.barcode ?? undefined;
}

/** Reads what the sale of an order sells [G-02]. Without a number no sale is shown. */
export async function loadSale({ state, deps }: ConsignmentContext, orderNumber: string | undefined): Promise<void> {
  if (state.sale?.orderNumber !== orderNumber) {
    state.sale =
      orderNumber === undefined ? undefined : { orderNumber, data: undefined, error: undefined, isPending: false };
  }
  if (orderNumber === undefined) return;
  const answer = await deps.api.consignee.getOrderSale({ orderNumber });
  if (state.sale?.orderNumber !== orderNumber) return;
  state.sale.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
  if (answer.ok) state.sale.data = ref(answer.data);
}
