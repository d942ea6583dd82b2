import type { Api, LineMessage, Person, RequestLine, Sale, UnavailableReason } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { LineWrite, LineWriter } from './lineWriter.ts';
import type { LinesList, RequestLines } from './linesList.ts';
import type { RequestCartStore } from './requestCart.ts';

/** Intents of one line and of several: a press after a lost answer is the same write in both. */
const BACK = 'back';
const OVER = 'over';

/** What an associate does with a line besides adding it to the cart and cancelling it. */
export function createLineWrites({
  state,
  list,
  api,
  say,
  locationId,
  writer,
  toasts,
  cart,
  onDropped,
}: {
  state: RequestLines;
  list: LinesList;
  api: Pick<Api, 'storefront' | 'inventory'>;
  say: SayText;
  locationId: () => string;
  toasts: Toasts;
  writer: LineWriter;
  cart: Pick<RequestCartStore, 'openKey'>;
  /** Removes lines that the user does not have any more from the cart that is stored under a key. */
  onDropped: (lineIds: string[], cartKey: string | undefined) => void;
}) {
  const { storefront, inventory } = api;
  const { write } = writer;
  return {
    ...createSimpleWrites({ storefront, inventory, say, writer }),
    ...createSeveralWrites({ list, storefront, say, locationId, toasts, writer }),
    /** Hands a line to another associate, in whose cart it can be placed then [Z-09]. */
    async assign(lineId: string, colleague: Person): Promise<RequestLine | undefined> {
      const [cartKey, before] = [cart.openKey(), state.byId[lineId]?.owner?.id];
      const handed = await write(lineId, {
        intent: `assign ${colleague.id}`,
        send: (place, options) => storefront.assignLine({ ...place, ownerId: colleague.id }, options),
        done: say('Handed to {name}', { name: colleague.name }),
      });
      if (handed && handed.owner?.id !== before) onDropped([lineId], cartKey);
      return handed;
    },
    /** Answers that the pair of a line is not available [K-12]. */
    answerNotAvailable: (lineId: string, reason: UnavailableReason) =>
      write(lineId, {
        intent: `unavailable ${reason}`,
        send: (place, options) => inventory.reportPairNotHere({ ...place, reason }, options),
      }),
    /** Takes another size in the place of one that is not available [K-12]. */
    async takeOtherSize(lineId: string, inventoryItemId: string, size: string) {
      const cartKey = cart.openKey();
      const taken = await write(lineId, {
        intent: `size ${inventoryItemId}`,
        send: (place, options) => storefront.takeOtherSize({ ...place, inventoryItemId }, options),
        done: say('Size {size} is requested instead', { size }),
      });
      if (taken) onDropped([lineId], cartKey);
      return taken;
    },
  };
}

/** The writes after which the line stays where it is. */
function createSimpleWrites({
  storefront,
  inventory,
  say,
  writer: { write, writeDetails },
}: {
  storefront: Api['storefront'];
  inventory: Api['inventory'];
  say: SayText;
  writer: LineWriter;
}) {
  return {
    /** Says a fixed message to the warehouse [K-13]. */
    sendMessage: (lineId: string, message: LineMessage) =>
      write(lineId, {
        intent: `message ${message}`,
        send: (place, options) => inventory.sendLineMessage({ ...place, message }, options),
        done: say('Sent'),
      }),
    /** Reminds those for whom the request of a line waits [K-11]. */
    nudge: (lineId: string) => write(lineId, { intent: 'nudge', send: storefront.nudgeRequest, done: say('Nudged') }),
    /** Sets the delivery spot or the note of a line [K-12]; a change during another one is sent after it. */
    setDetails: (lineId: string, details: { spot?: string | null; requestNote?: string | null }) =>
      writeDetails(lineId, {
        intent: `details ${JSON.stringify(details)}`,
        send: (place, options) => storefront.setLineDetails({ ...place, ...details }, options),
      }),
    /** 'Send back' [Z-12]. */
    sendBack: (lineId: string) =>
      write(lineId, { intent: BACK, send: storefront.sendBack, done: say('Bring it to the stockroom') }),
    /** 'Handed over': the customer has the pair [Z-12]. */
    handOver: (lineId: string) => write(lineId, { intent: OVER, send: storefront.handOver, done: say('Handed over') }),
    /** 'Call customer': the kiosks show the number and where the pair is. */
    callCustomer: (lineId: string) =>
      write(lineId, { intent: 'call', send: storefront.callCustomer, done: say('Customer called') }),
    /** 'End call': the kiosks no longer show the number. */
    endCall: (lineId: string) =>
      write(lineId, { intent: 'end call', send: storefront.endCall, done: say('Call ended') }),
    /** 'Sold' [Z-12]. */
    sell: (lineId: string, orderNumber: string): Promise<Sale | undefined> =>
      write(lineId, {
        intent: `sell ${orderNumber}`,
        send: (place, options) => storefront.sellLine({ ...place, orderNumber }, options),
        done: say('Sold'),
      }),
  };
}

/** Does the same with several lines, one after another. Resolves to true if all are done; one toast says how many. */
function createSeveralWrites({
  list,
  storefront,
  say,
  locationId,
  toasts,
  writer: { once, send, detailsSettled },
}: {
  list: LinesList;
  storefront: Api['storefront'];
  say: SayText;
  locationId: () => string;
  toasts: Toasts;
  writer: LineWriter;
}) {
  const each = async (
    lineIds: readonly string[],
    work: LineWrite<RequestLine>,
    doneWords: (count: number) => string,
  ): Promise<boolean> => {
    const place = locationId();
    let count = 0;
    for (const lineId of lineIds) {
      const answer = await once(lineId, async () => {
        await detailsSettled();
        return send({ locationId: place, lineId }, work);
      });
      if (answer?.ok) count += 1;
    }
    // Once for all: each read is one of the whole list.
    void list.refresh();
    if (count > 0) toasts.positive(doneWords(count));
    return count === lineIds.length;
  };
  return {
    /** 'Send back' of several lines [Z-12]. */
    sendBackAll: (lineIds: readonly string[]) =>
      each(lineIds, { intent: BACK, send: storefront.sendBack }, (count) =>
        say('Bring {count} pair to the stockroom|Bring {count} pairs to the stockroom', { count }),
      ),
    /** 'Handed over' of several lines [Z-12]. */
    handOverAll: (lineIds: readonly string[]) =>
      each(lineIds, { intent: OVER, send: storefront.handOver }, (count) =>
        say('{count} pair handed over|{count} pairs handed over', { count }),
      ),
  };
}
