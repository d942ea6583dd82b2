import {
  type Api,
  type Failure,
  type LinePage,
  PAGE_SIZE_MAX,
  type Person,
  type RequestLine,
  type Sale,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { type DispatchView, dispatchView } from './dispatchSearch.ts';
import { DISPATCH_ORDER } from '../shared/lines/lineOrder.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import type { SayText } from '../shared/language/language.ts';
import {
  type NewWrite,
  type QueueEntry,
  NOT_KEPT,
  type WriteQueueStore,
  explainStep,
  inOneText,
  showExplained,
  showRefused,
  nextOf,
} from '../queue/index.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';

/** Lines per page. */
export const DISPATCH_PAGE_SIZE = 50;

/** State about the checked-out lines [W-04]. */
export interface Dispatch extends PagedState<RequestLine> {
  /** In the order of the view. */
  readonly lines: RequestLine[];
  view: DispatchView;
  /** Associates and delivery spots of the location; empty until they are read. */
  people: readonly Person[];
  spots: readonly string[];
}

export interface DispatchDependencies {
  api: Pick<Api, 'inventory' | 'storefront'>;
  locationId: () => string;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  /** Keeps and sends all writes. */
  queue: Pick<WriteQueueStore, 'add'>;
  /** Says an English text in the language of the page. */
  say: SayText;
}

/** Who or where gets a pair. */
export type Recipient = { readonly personId: string } | { readonly spot: string };

/** What the actions of the dispatch work on. */
export interface DispatchContext {
  readonly state: Dispatch;
  readonly deps: DispatchDependencies;
  readonly list: PagedList<RequestLine, RequestLine, LinePage>;
  /** Sales are not kept on the device: the order is read first. */
  readonly writes: Writes;
  /** The location whose people and spots are read. */
  recipientsAt: string | undefined;
}

function createDispatchContext(deps: DispatchDependencies): DispatchContext {
  const state = proxy<Dispatch>({
    ...emptyPages(),
    get lines(): RequestLine[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    view: dispatchView({}),
    people: [],
    spots: [],
  });
  const read = (part: { page: number; size: number } | { ids: string[] }) => {
    const { sort, owners } = state.view;
    const query = { locationId: deps.locationId(), status: 'checkedout' as const, sort, ...part };
    return deps.api.inventory.getWarehouseLines(owners.length > 0 ? { ...query, owners: [...owners] } : query);
  };
  const list = new PagedList<RequestLine, RequestLine, LinePage>(state, {
    pageSize: DISPATCH_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => read({ page, size }),
    changes: {
      read: (ids) => read({ ids }),
      compare: (a, b) => DISPATCH_ORDER[state.view.sort](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    rowOf: (line, shown) => unchanged(shown, ref(line)),
  });
  return { state, deps, list, writes: new Writes({ play: deps.play }), recipientsAt: undefined };
}

/** The checked-out lines, to whom and since when: state and actions. */
export function createDispatch(deps: DispatchDependencies) {
  const context = createDispatchContext(deps);
  return {
    state: context.state,
    ...bindActions(context, {
      load,
      loadMore,
      readChanges,
      readRecipients,
      showRefusal,
      deliver,
      takeBack,
      readSale,
      sell,
    }),
  };
}

/** Reads the list again; at another location, or in another view, it starts empty. */
async function load(context: DispatchContext, view: DispatchView = context.state.view): Promise<void> {
  const { state, deps, list, recipientsAt } = context;
  if (list.open(JSON.stringify([deps.locationId(), view]))) state.view = view;
  const isMoved = recipientsAt !== undefined && recipientsAt !== deps.locationId();
  await Promise.all([list.refresh(), isMoved && readRecipients(context)]);
}

/** Reads the next page. */
const loadMore = ({ list }: DispatchContext) => list.more();

/** Reads what went out and came back meanwhile [W-09]. */
const readChanges = ({ list }: DispatchContext, { all, lines }: Changes) =>
  all ? list.refresh() : list.readAgain(lines);

/** Reads to whom and where pairs can be brought; what cannot be read stays as it was. */
async function readRecipients(context: DispatchContext): Promise<void> {
  const { state, deps } = context;
  const { storefront } = deps.api;
  const locationId = deps.locationId();
  if (context.recipientsAt !== locationId) Object.assign(state, { people: [], spots: [] });
  context.recipientsAt = locationId;
  const [people, spots] = await Promise.all([
    storefront.getColleagues({ locationId }),
    storefront.getDeliverySpots({ locationId }),
  ]);
  if (locationId !== deps.locationId()) return;
  if (people.ok) state.people = ref(people.data);
  if (spots.ok) state.spots = ref(spots.data);
}

/** Shows the refusal of a write that waited. */
function showRefusal({ deps }: DispatchContext, entry: QueueEntry, failure: Failure): void {
  showRefused(deps, { ...entry, failure });
}

/** Notes to whom or where a pair was brought [W-11]. */
function deliver(context: DispatchContext, lineId: string, recipient: Recipient): Promise<boolean> {
  const to = 'spot' in recipient ? recipient.spot : recipient.personId;
  return send(context, lineId, (locationId) => ({
    operation: 'deliverLine' as const,
    input: { locationId, lineId, ...recipient },
    intent: `deliver ${lineId} to ${to}`,
  }));
}

/** Takes a pair back into the stockroom: it is checked in [W-11]. */
async function takeBack(context: DispatchContext, lineId: string): Promise<boolean> {
  const barcode = context.state.byId[lineId]?.barcode;
  if (!barcode) return false;
  return send(context, lineId, (locationId) => ({
    operation: 'checkIn' as const,
    input: { locationId, barcode },
    intent: `check in ${locationId} ${barcode}`,
  }));
}

/** Reads which pairs a sale would sell; the message of a refusal belongs to the order number [Z-12]. */
async function readSale({ deps }: DispatchContext, lineId: string, orderNumber: string): Promise<Sale | string> {
  const answer = await deps.api.storefront.getSale({ locationId: deps.locationId(), lineId, orderNumber });
  return answer.ok ? answer.data : inOneText(explainSale(deps.say, orderNumber, answer));
}

/** Explains why a pair is not sold with an order [W-11, W-14]. */
const explainSale = (say: SayText, order: string, failure: Failure) =>
  explainStep(say, {
    failure,
    notDone: (reason) => say('Not done: {action}, {name}. {reason}', { action: say('Sold'), name: order, reason }),
    expected: 'Expected: an open order with an item for this pair.',
    next: nextOf('sellLine', failure.problem?.title ?? '', failure.kind),
  });

/** Ties a pair to an order, and sells the order once it is complete [W-11, Z-12]. Undefined if it was refused. */
async function sell(context: DispatchContext, lineId: string, orderNumber: string): Promise<Sale | undefined> {
  const { deps, list, writes } = context;
  const body = { locationId: deps.locationId(), lineId, orderNumber };
  const answer = await writes.send(`sell ${lineId} ${orderNumber}`, (key) =>
    deps.api.storefront.sellLine(body, { key }),
  );
  if (!answer) return undefined;
  if (!answer.ok) showExplained(deps.toasts, explainSale(deps.say, orderNumber, answer), answer);
  else deps.toasts.positive(deps.say('Sold'));
  void list.refresh();
  return answer.ok ? answer.data : undefined;
}

type Wanted = Pick<NewWrite & { operation: 'deliverLine' | 'checkIn' }, 'operation' | 'input' | 'intent'>;

/** Puts a write about a line into the queue. True if it is done or kept. */
async function send(
  { state, deps, list }: DispatchContext,
  lineId: string,
  wanted: (locationId: string) => Wanted,
): Promise<boolean> {
  const line = state.byId[lineId];
  if (!line) return false;
  const { productName, size, bin } = line;
  const about = { subjects: [`line ${lineId}`], label: { name: productName, size, bin } };
  const write = { ...about, ...wanted(deps.locationId()) } as NewWrite & { operation: 'deliverLine' };
  const added = await deps.queue.add(write, 'attempt');
  if (added.outcome === 'full' || added.outcome === 'forbidden') {
    showFailure(deps.toasts, deps.say(NOT_KEPT[added.outcome]));
  }
  const answer = added.outcome === 'kept' ? await added.answered : undefined;
  const isRefused = answer?.ok === false || added.outcome !== 'kept';
  if (added.outcome !== 'repeated') deps.play(isRefused ? 'scan-error' : 'scan-ok').catch(() => undefined);
  if (added.outcome !== 'kept') return false;
  if (!answer) {
    deps.toasts.info(deps.say('Kept on this device and sent later'), { description: productName });
    return true;
  }
  if (!answer.ok) {
    showRefused(deps, { ...write, failure: answer });
    return false;
  }
  if (answer.data.status === 'checkedout') list.put(answer.data);
  else list.remove(lineId);
  return true;
}

export type DispatchStore = ReturnType<typeof createDispatch>;
