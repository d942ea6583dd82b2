import type { BulkResult, Result } from '@instore/api';
import { ref } from 'valtio';
import { showExplained } from '../queue/index.ts';
import { type ConsignmentContext, showChosen } from './consignmentState.ts';
import { loadReplacements, loadSale } from './consignmentReads.ts';
import { consignmentRefusal, explainConsignment } from './consignmentRefusals.ts';

/** Chooses announced pairs, or drops the choice [G-01]. The results of the last action are removed. */
export function choose({ state }: ConsignmentContext, ids: readonly string[]): void {
  showChosen(state, ids);
  state.reason = undefined;
}

/** Changes the reason for which the chosen pairs are declined; undefined: they are not declined. */
export function giveReason({ state }: ConsignmentContext, reason: string | undefined): void {
  state.reason = reason;
}

/** Accepts announced pairs, by default the chosen ones [G-05]. */
export async function accept(context: ConsignmentContext, ids = context.state.bulkRecord.chosen): Promise<void> {
  const { deps } = context;
  const body = { locationId: deps.locationId(), announcedIds: [...ids] };
  const action = deps.say('Accept {count} pair|Accept {count} pairs', { count: ids.length });
  await closeAnnounced(context, { ids, action, intent: `accept ${ids.join(' ')}` }, (key) =>
    deps.api.consignee.acceptAnnouncedPairs(body, { key }),
  );
}

/** Declines the chosen pairs with the reason. */
export async function decline(context: ConsignmentContext): Promise<void> {
  const { state, deps } = context;
  const reason = state.reason?.trim() ?? '';
  const ids = state.bulkRecord.chosen;
  if (reason === '') return;
  const body = { locationId: deps.locationId(), announcedIds: [...ids], reason };
  const action = deps.say('Decline {count} pair|Decline {count} pairs', { count: ids.length });
  await closeAnnounced(context, { ids, action, intent: `decline ${ids.join(' ')} ${reason}` }, (key) =>
    deps.api.consignee.declineAnnouncedPairs(body, { key }),
  );
}

async function closeAnnounced(
  { state, deps, list, writes }: ConsignmentContext,
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
  } else bulkRecord.error = consignmentRefusal(deps.say, 'close', action, answer);
  await list.refresh();
}

/** Chooses the pair that goes in place of the missing one. Another size is asked again. */
export function chooseReplacement({ state }: ConsignmentContext, barcode: string): void {
  if (state.replacing) Object.assign(state.replacing, { chosen: barcode, customerAgreed: false, error: undefined });
}

/** The customer wants the other size, or not. */
export function setAgreed({ state }: ConsignmentContext, customerAgreed: boolean): void {
  if (state.replacing) state.replacing.customerAgreed = customerAgreed;
}

/** Replaces the missing pair by the chosen one [G-03, G-06]. True if it was done. */
export async function replace(context: ConsignmentContext): Promise<boolean> {
  const { state, deps, list, writes } = context;
  const { replacing } = state;
  if (!replacing?.chosen) return false;
  const { barcode, chosen, customerAgreed } = replacing;
  const path = { missingBarcode: barcode, selectedReplacementBarcode: chosen };
  const answer = await writes.sendPending(replacing, `replace ${barcode} ${chosen} ${customerAgreed}`, (key) =>
    deps.api.consignee.replaceMissingPair({ ...path, body: customerAgreed ? { customerAgreed } : undefined }, { key }),
  );
  if (!answer) return false;
  if (!answer.ok) {
    replacing.error = consignmentRefusal(deps.say, 'replace', deps.say('Replace {barcode}', { barcode }), answer);
    await loadReplacements(context, barcode);
    return false;
  }
  const { bin } = answer.data;
  deps.toasts.positive(deps.say('{barcode} goes instead', { barcode: chosen }), {
    description: bin !== null ? deps.say('Take it from {bin}.', { bin }) : undefined,
  });
  await list.refresh();
  return true;
}

/** Records that the missing pair was found in its bin. True if it was done. */
export async function turnUp({ state, deps, list, writes }: ConsignmentContext): Promise<boolean> {
  const { replacing } = state;
  const bin = replacing?.data?.pair.bin;
  if (!replacing || !bin) return false;
  const body = { locationId: deps.locationId(), bin, barcodes: [replacing.barcode] };
  const answer = await writes.sendPending(replacing, `turn up ${replacing.barcode}`, (key) =>
    deps.api.inventory.moveUnits(body, { key }),
  );
  if (!answer) return false;
  if (answer.ok) {
    deps.toasts.positive(deps.say('{barcode} is in {bin}', { barcode: replacing.barcode, bin }));
    await list.refresh();
  } else replacing.error = consignmentRefusal(deps.say, 'turnUp', deps.say('It turned up'), answer);
  return answer.ok;
}

/** What a step that sets a pair aside does, in words. */
const SET_ASIDE_WORDS = { missing: 'Report missing', onHold: 'Put on hold', free: 'End the hold' } as const;

/** Reports a free pair missing, or puts it on hold, or ends the hold [G-04]. */
export async function setAside(
  { deps, list, writes }: ConsignmentContext,
  barcode: string,
  to: 'missing' | 'onHold' | 'free',
): Promise<void> {
  const { consignee } = deps.api;
  const answer = await writes.send<unknown>(`${to} ${barcode}`, (key) =>
    to === 'missing'
      ? consignee.setBarcodeMissing({ barcode }, { key })
      : consignee.setBarcodeOnHold({ barcode, onHold: to === 'onHold' }, { key }),
  );
  if (answer && !answer.ok) {
    showExplained(deps.toasts, explainConsignment(deps.say, 'setAside', deps.say(SET_ASIDE_WORDS[to]), answer), answer);
  }
  await list.refresh();
}

/** Marks the shown order as sold [G-02]. */
export async function sell(context: ConsignmentContext): Promise<void> {
  const { state, deps, list, writes } = context;
  const { sale } = state;
  if (!sale) return;
  const { orderNumber } = sale;
  const answer = await writes.sendPending(sale, `sell ${orderNumber}`, (key) =>
    deps.api.consignee.markOrderSold({ orderNumber }, { key }),
  );
  if (!answer) return;
  if (answer.ok) deps.toasts.positive(deps.say('Order {order} is sold', { order: orderNumber }));
  else sale.error = consignmentRefusal(deps.say, 'sell', deps.say('Order {order}', { order: orderNumber }), answer);
  const { error } = sale;
  await Promise.all([list.refresh(), loadSale(context, orderNumber)]);
  if (error !== undefined && state.sale) state.sale.error = error;
}
