import type { Api, Failure, Sale } from '@instore/api';
import type { SayText } from '../shared/language/language.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { Writes } from '../shared/writes/writes.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { explainStep, inOneText, nextOf, showExplained } from '../outbox/index.ts';
import type { DispatchList } from './dispatchList.ts';

/** Explains why a pair is not sold with an order [W-11, W-14]. */
const explainSale = (say: SayText, order: string, failure: Failure) =>
  explainStep(say, {
    failure,
    notDone: (reason) => say('Not done: {action}, {name}. {reason}', { action: say('Sold'), name: order, reason }),
    expected: 'Expected: an open order with an item for this pair.',
    next: nextOf('sellLine', failure.problem?.title ?? '', failure.kind),
  });

/** The sale of a pair that is out. It is not kept on the device: the order is read first [Z-12]. */
export function createDispatchSale({
  list,
  api,
  locationId,
  toasts,
  play,
  say,
}: {
  list: DispatchList;
  api: Pick<Api, 'storefront'>;
  locationId: () => string;
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
}) {
  const writes = new Writes({ play });

  /** Reads which pairs a sale would sell; the message of a refusal belongs to the order number [Z-12]. */
  async function readSale(lineId: string, orderNumber: string): Promise<Sale | string> {
    const answer = await api.storefront.getSale({ locationId: locationId(), lineId, orderNumber });
    return answer.ok ? answer.data : inOneText(explainSale(say, orderNumber, answer));
  }

  /** Ties a pair to an order, and sells the order once it is complete [W-11, Z-12]. Undefined if it was refused. */
  async function sell(lineId: string, orderNumber: string): Promise<Sale | undefined> {
    const body = { locationId: locationId(), lineId, orderNumber };
    const answer = await writes.send(`sell ${lineId} ${orderNumber}`, (key) => api.storefront.sellLine(body, { key }));
    if (!answer) return undefined;
    if (!answer.ok) showExplained(toasts, explainSale(say, orderNumber, answer), answer);
    else if (answer.data.isComplete) {
      toasts.positive(say('Sold'), { action: { label: say('Undo'), onPress: () => void undo(orderNumber) } });
    } else toasts.positive(say('Added to order {number}', { number: orderNumber }));
    void list.refresh();
    return answer.ok ? answer.data : undefined;
  }

  /** Undoes the sale of an order: its pairs are out again. */
  async function undo(orderNumber: string): Promise<void> {
    const body = { locationId: locationId(), orderNumber };
    const answer = await writes.send(`undo sale ${orderNumber}`, (key) => api.storefront.undoSale(body, { key }));
    if (!answer) return;
    if (!answer.ok) showFailure(toasts, answer.message);
    await list.refresh();
  }

  return { readSale, sell };
}
