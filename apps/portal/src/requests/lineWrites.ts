import {
  type LineStatus,
  type Person,
  type RequestLine,
  type Result,
  type Sale,
  type UnavailableReason,
} from '@instore/api';
import { objectsOf } from '../shared/lines/notifiedObjects.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { findInPages } from './findInPages.ts';
import { type LinesContext, noteHandled, withPending } from './linesContext.ts';

/** A write of one line: what it sends, and what it says when it is done. */
interface LineWrite<Data> {
  /** Names what the user wants, for `Writes`. */
  intent: string;
  send: (place: { locationId: string; lineId: string }, options: { key: string }) => Promise<Result<Data>>;
  /** The toast of a success. @default none */
  done?: string;
}

/** Sends a write of a line, shows its failure, and reads the line again. The answer's data, or undefined. */
async function perform<Data>(
  context: LinesContext,
  place: { locationId: string; lineId: string },
  work: LineWrite<Data>,
): Promise<Data | undefined> {
  const { state, deps, list, writes } = context;
  const line = state.byId[place.lineId];
  const answer = await writes.send(`${work.intent} ${place.lineId}`, (key) => work.send(place, { key }));
  if (!answer) return undefined;
  if (answer.ok) noteHandled(context, line);
  if (!answer.ok) showFailure(deps.toasts, answer.message);
  else if (work.done !== undefined) deps.toasts.positive(work.done);
  void list.refresh();
  return answer.ok ? answer.data : undefined;
}

/**
 * A write of a line, one at a time: a press while another is in flight sends nothing. It follows the changes of spot and
 * note that were made before it: a call names the spot.
 */
function write<Data>(context: LinesContext, lineId: string, work: LineWrite<Data>): Promise<Data | undefined> {
  const place = { locationId: context.deps.locationId(), lineId };
  return withPending(context, lineId, async () => {
    await context.writes.settled('details');
    return perform(context, place, work);
  });
}

/** Reminds those for whom the request of a line waits [K-11]. */
function nudge(context: LinesContext, lineId: string): Promise<unknown> {
  const { storefront } = context.deps.api;
  return write(context, lineId, { intent: 'nudge', send: storefront.nudgeRequest, done: context.deps.say('Nudged') });
}

/** Hands a line to another associate, in whose cart it can be placed then [Z-09]. */
async function assign(context: LinesContext, lineId: string, colleague: Person): Promise<RequestLine | undefined> {
  const { api, cart, onDropped } = context.deps;
  const { storefront } = api;
  const [cartKey, before] = [cart.openKey(), context.state.byId[lineId]?.owner?.id];
  const handed = await write(context, lineId, {
    intent: `assign ${colleague.id}`,
    send: (place, options) => storefront.assignLine({ ...place, ownerId: colleague.id }, options),
    done: context.deps.say('Handed to {name}', { name: colleague.name }),
  });
  if (handed && handed.owner?.id !== before) onDropped([lineId], cartKey);
  return handed;
}

/** Sets the delivery spot or the note of a line [K-12]; a change during another one is sent after it. */
function setDetails(
  context: LinesContext,
  lineId: string,
  details: { spot?: string | null; requestNote?: string | null },
): Promise<RequestLine | undefined> {
  const { storefront } = context.deps.api;
  const place = { locationId: context.deps.locationId(), lineId };
  const intent = `details ${JSON.stringify(details)}`;
  return context.writes.inOrder('details', `${intent} ${lineId}`, () =>
    perform(context, place, {
      intent,
      send: (at, options) => storefront.setLineDetails({ ...at, ...details }, options),
    }),
  );
}

/** Answers that the pair of a line is not available [K-12]. */
function answerNotAvailable(context: LinesContext, lineId: string, reason: UnavailableReason) {
  const { inventory } = context.deps.api;
  return write(context, lineId, {
    intent: `unavailable ${reason}`,
    send: (place, options) => inventory.reportPairNotHere({ ...place, reason }, options),
  });
}

/** Takes another size in the place of one that is not available [K-12]. */
async function takeOtherSize(context: LinesContext, lineId: string, inventoryItemId: string, size: string) {
  const { api, cart, onDropped } = context.deps;
  const { storefront } = api;
  const cartKey = cart.openKey();
  const taken = await write(context, lineId, {
    intent: `size ${inventoryItemId}`,
    send: (place, options) => storefront.takeOtherSize({ ...place, inventoryItemId }, options),
    done: context.deps.say('Size {size} is requested instead', { size }),
  });
  if (taken) onDropped([lineId], cartKey);
  return taken;
}

/** 'Send back' [Z-12]. */
function sendBack(context: LinesContext, lineId: string): Promise<RequestLine | undefined> {
  const { storefront } = context.deps.api;
  return write(context, lineId, {
    intent: 'back',
    send: storefront.sendBack,
    done: context.deps.say('The warehouse expects it back'),
  });
}

/** 'Handed over': the customer has the pair [Z-12]. */
function handOver(context: LinesContext, lineId: string): Promise<RequestLine | undefined> {
  const { storefront } = context.deps.api;
  return write(context, lineId, { intent: 'over', send: storefront.handOver, done: context.deps.say('Handed over') });
}

/** 'Call customer': the kiosks show the number and where the pair is. */
function callCustomer(context: LinesContext, lineId: string): Promise<RequestLine | undefined> {
  const { storefront } = context.deps.api;
  const done = context.deps.say('Customer called');
  return write(context, lineId, { intent: 'call', send: storefront.callCustomer, done });
}

/** 'End call': the kiosks no longer show the number. */
function endCall(context: LinesContext, lineId: string): Promise<RequestLine | undefined> {
  const { storefront } = context.deps.api;
  return write(context, lineId, { intent: 'end call', send: storefront.endCall, done: context.deps.say('Call ended') });
}

/** Reads which pairs a sale would sell; the message of a refusal belongs to the order number [Z-12]. */
async function readSale({ deps }: LinesContext, lineId: string, orderNumber: string): Promise<Sale | string> {
  const answer = await deps.api.storefront.getSale({ locationId: deps.locationId(), lineId, orderNumber });
  return answer.ok ? answer.data : (answer.message ?? deps.say('Something went wrong'));
}

/** 'Sold' [Z-12]. */
function sell(context: LinesContext, lineId: string, orderNumber: string): Promise<Sale | undefined> {
  const { storefront } = context.deps.api;
  return write(context, lineId, {
    intent: `sell ${orderNumber}`,
    send: (place, options) => storefront.sellLine({ ...place, orderNumber }, options),
    done: context.deps.say('Sold'),
  });
}

/** Whether a line belongs to the object of a notification: a request, a try-on request, or a barcode, also that of a missing pair. */
const isAbout = (line: RequestLine, objectId: string): boolean => objectsOf(line).some(({ id }) => id === objectId);

/** The lists of the location, in the order in which an object is looked for. */
const LISTS: readonly LineStatus[] = ['3', '2', '1'];

/**
 * Finds the line of a notification's object in the lists of the location [N-05]. Undefined if it is in none, or if a
 * list cannot be read, which is shown.
 */
async function findObject(
  { state, deps }: LinesContext,
  objectId: string,
): Promise<{ line: RequestLine; status: LineStatus } | undefined> {
  const shown = state.order.map((id) => state.byId[id]).find((line) => line && isAbout(line, objectId));
  if (shown) return { line: shown, status: state.status };
  const locationId = deps.locationId();
  // Twice: a line that goes to another page or list while they are read is in none of the first pages.
  for (const status of [...LISTS, ...LISTS]) {
    const found = await findInPages(
      (part) => deps.api.storefront.getShoesizeLines({ locationId, status, whose: 'all', ...part }),
      (line) => isAbout(line, objectId),
    );
    if (!found.ok) {
      showFailure(deps.toasts, found.message);
      return undefined;
    }
    if (found.data) return { line: found.data, status };
  }
  return undefined;
}

/** The associates of the location, to whom a line can be handed; empty if they cannot be read. */
async function readColleagues({ deps }: LinesContext): Promise<Person[]> {
  const answer = await deps.api.storefront.getColleagues({ locationId: deps.locationId() });
  return answer.ok ? answer.data : [];
}

/** The delivery spots of the location; empty if they cannot be read. */
async function readSpots({ deps }: LinesContext): Promise<string[]> {
  const answer = await deps.api.storefront.getDeliverySpots({ locationId: deps.locationId() });
  return answer.ok ? answer.data : [];
}

/** The nearest sizes of a variant; undefined if they cannot be read. */
async function readNearestSizes({ deps }: LinesContext, inventoryItemId: string) {
  const answer = await deps.api.inventory.getNearestSizes({ inventoryItemId, locationId: deps.locationId() });
  if (answer.ok) return answer.data;
  showFailure(deps.toasts, answer.message);
  return undefined;
}

/** What an associate does with a line besides adding it to the cart and cancelling it. */
export const lineWrites = {
  nudge,
  assign,
  setDetails,
  answerNotAvailable,
  takeOtherSize,
  sendBack,
  handOver,
  callCustomer,
  endCall,
  readSale,
  sell,
  findObject,
  readColleagues,
  readSpots,
  readNearestSizes,
};
