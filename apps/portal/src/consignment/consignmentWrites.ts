import type { BulkResult, Result } from '@instore/api';
import { ref } from 'valtio';
import { showExplained } from '../outbox/index.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { consignmentRefusal, explainConsignment } from './consignmentRefusals.ts';
import type { ConsignedDetails, ConsignedList } from './consignmentReads.ts';
import { type Consignment, type ConsignmentOptions, showChosen } from './consignmentState.ts';

/** What the writes of the page share. */
type Writing = { state: Consignment; list: ConsignedList; writes: Writes } & Pick<ConsignmentOptions, 'api' | 'say'>;

/** Accepts and declines announced pairs [G-01, G-05]. */
export function createBulkWrites({
  state,
  list,
  writes,
  api: { consignee },
  say,
  locationId,
}: Writing & Pick<ConsignmentOptions, 'locationId'>) {
  async function closeAnnounced(
    { ids, action, intent }: { ids: readonly string[]; action: string; intent: string },
    call: (key: string) => Promise<Result<BulkResult[]>>,
  ): Promise<void> {
    const { bulkRecord } = state;
    if (!bulkRecord.isPending) bulkRecord.error = undefined;
    const answer = await writes.sendPending(bulkRecord, intent, call);
    if (!answer) return;
    if (answer.ok) {
      const rest = bulkRecord.chosen.filter((id) => !ids.includes(id));
      Object.assign(bulkRecord, { chosen: rest, results: answer.data.map((result) => ref(result)) });
      state.reason = undefined;
    } else bulkRecord.error = consignmentRefusal(say, 'close', action, answer);
    await list.refresh();
  }
  return {
    /** Chooses announced pairs, or drops the choice. The results of the last action are removed. */
    choose(ids: readonly string[]): void {
      showChosen(state, ids);
      state.reason = undefined;
    },
    /** Changes the reason for which the chosen pairs are declined; undefined: they are not declined. */
    giveReason: (reason: string | undefined): void => void (state.reason = reason),
    /** Accepts announced pairs, by default the chosen ones. */
    async accept(ids = state.bulkRecord.chosen): Promise<void> {
      const body = { locationId: locationId(), announcedIds: [...ids] };
      const action = say('Accept {count} pair|Accept {count} pairs', { count: ids.length });
      await closeAnnounced({ ids, action, intent: `accept ${ids.join(' ')}` }, (key) =>
        consignee.acceptAnnouncedPairs(body, { key }),
      );
    },
    /** Declines the chosen pairs with the reason. */
    async decline(): Promise<void> {
      const reason = state.reason?.trim() ?? '';
      const ids = state.bulkRecord.chosen;
      if (reason === '') return;
      const body = { locationId: locationId(), announcedIds: [...ids], reason };
      const action = say('Decline {count} pair|Decline {count} pairs', { count: ids.length });
      await closeAnnounced({ ids, action, intent: `decline ${ids.join(' ')} ${reason}` }, (key) =>
        consignee.declineAnnouncedPairs(body, { key }),
      );
    },
  };
}

/** Chooses the pair that goes in place of the missing one. Another size is asked again. */
export function chooseReplacement({ replacing }: Consignment, barcode: string): void {
  if (replacing) Object.assign(replacing, { chosen: barcode, customerAgreed: false, error: undefined });
}

/** Ends the search for a missing pair: another pair replaces it, or staff have found it. Each resolves to true on success. */
export function createMissingWrites({
  state,
  list,
  writes,
  api,
  toasts,
  say,
  locationId,
  loadReplacements,
}: Writing & Pick<ConsignedDetails, 'loadReplacements'> & Pick<ConsignmentOptions, 'toasts' | 'locationId'>) {
  return {
    chooseReplacement: (barcode: string): void => chooseReplacement(state, barcode),
    /** The customer wants the other size, or not. */
    setAgreed(customerAgreed: boolean): void {
      if (state.replacing) state.replacing.customerAgreed = customerAgreed;
    },
    /** Replaces the missing pair by the chosen one [G-03, G-06]. */
    async replace(): Promise<boolean> {
      const { replacing } = state;
      if (!replacing?.chosen) return false;
      const { barcode, chosen, customerAgreed } = replacing;
      const path = { missingBarcode: barcode, selectedReplacementBarcode: chosen };
      const body = customerAgreed ? { customerAgreed } : undefined;
      const answer = await writes.sendPending(replacing, `replace ${barcode} ${chosen} ${customerAgreed}`, (key) =>
        api.consignee.replaceMissingPair({ ...path, body }, { key }),
      );
      if (!answer) return false;
      if (!answer.ok) {
        replacing.error = consignmentRefusal(say, 'replace', say('Replace {barcode}', { barcode }), answer);
        await loadReplacements(barcode);
        return false;
      }
      const { bin } = answer.data;
      toasts.positive(say('{barcode} goes instead', { barcode: chosen }), {
        description: bin !== null ? say('Take it from {bin}.', { bin }) : undefined,
      });
      await list.refresh();
      return true;
    },
    /** Records that the missing pair was found in its bin. */
    async turnUp(): Promise<boolean> {
      const { replacing } = state;
      const bin = replacing?.data?.pair.bin;
      if (!replacing || !bin) return false;
      const { barcode } = replacing;
      const answer = await writes.sendPending(replacing, `turn up ${barcode}`, (key) =>
        api.inventory.moveUnits({ locationId: locationId(), bin, barcodes: [barcode] }, { key }),
      );
      if (!answer) return false;
      if (answer.ok) {
        toasts.positive(say('{barcode} is in {bin}', { barcode, bin }));
        await list.refresh();
      } else replacing.error = consignmentRefusal(say, 'turnUp', say('It turned up'), answer);
      return answer.ok;
    },
  };
}

/** What a step that sets a pair aside does, in words. */
const SET_ASIDE_WORDS = { missing: 'Report missing', onHold: 'Put on hold', free: 'End the hold' } as const;

/** Sets single pairs aside, and sells orders. */
export function createUnitWrites({
  state,
  list,
  writes,
  api: { consignee },
  toasts,
  say,
  loadSale,
}: Writing & Pick<ConsignedDetails, 'loadSale'> & Pick<ConsignmentOptions, 'toasts'>) {
  return {
    /** Reports a free pair missing, or puts it on hold, or ends the hold [G-04]. */
    async setAside(barcode: string, to: keyof typeof SET_ASIDE_WORDS): Promise<void> {
      const answer = await writes.send<unknown>(`${to} ${barcode}`, (key) =>
        to === 'missing'
          ? consignee.setBarcodeMissing({ barcode }, { key })
          : consignee.setBarcodeOnHold({ barcode, onHold: to === 'onHold' }, { key }),
      );
      if (answer && !answer.ok) {
        showExplained(toasts, explainConsignment(say, 'setAside', say(SET_ASIDE_WORDS[to]), answer), answer);
      }
      await list.refresh();
    },
    /** Marks the shown order as sold [G-02]. */
    async sell(): Promise<void> {
      const { sale } = state;
      if (!sale) return;
      const { orderNumber } = sale;
      const answer = await writes.sendPending(sale, `sell ${orderNumber}`, (key) =>
        consignee.markOrderSold({ orderNumber }, { key }),
      );
      if (!answer) return;
      if (answer.ok) toasts.positive(say('Order {order} is sold', { order: orderNumber }));
      else sale.error = consignmentRefusal(say, 'sell', say('Order {order}', { order: orderNumber }), answer);
      const { error } = sale;
      await Promise.all([list.refresh(), loadSale(orderNumber)]);
      if (error !== undefined && state.sale) state.sale.error = error;
    },
  };
}
