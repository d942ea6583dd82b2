import type { LineStatus, Whose } from '@instore/api';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { lineWrites } from './lineWrites.ts';
import {
  type LinesContext,
  type RequestLinesDependencies,
  createLinesContext,
  noteHandled,
  withPending,
} from './linesContext.ts';
import { lookUpUnit, unitOfRequestLine } from './unitLookup.ts';

/** Shows a tab. The tab on screen is read again without being emptied first. */
async function load({ state, deps, list }: LinesContext, status: LineStatus): Promise<void> {
  if (list.open(JSON.stringify([deps.locationId(), status, state.whose]))) state.status = status;
  await list.refresh();
}

/** Shows the caller's lines, or all of the location [Z-09]. */
async function setWhose(context: LinesContext, whose: Whose): Promise<void> {
  context.state.whose = whose;
  await load(context, context.state.status);
}

/** Reads the next page. */
const loadMore = ({ list }: LinesContext): Promise<void> => list.more();

/** Reads the lines that other users changed [W-09]. */
function readChanges({ state, list }: LinesContext, { all, lines, tryouts }: Changes): Promise<void> {
  // A try-on request that waits is listed and counted by its lines, which the message does not name.
  return all || (state.status === '1' && tryouts.length > 0) ? list.refresh() : list.readAgain(lines);
}

/** Empties the list: the location has changed. */
function reset({ state, list }: LinesContext): void {
  list.clear();
  state.counts = undefined;
}

/** Adds an accepted line to the cart again, if a unit is still available [K-06, K-08]. */
async function addToCart(context: LinesContext, lineId: string): Promise<void> {
  const { state, deps, list } = context;
  const { api, cart, toasts, say } = deps;
  const line = state.byId[lineId];
  if (!line) return;
  const [cartKey, locationId] = [cart.openKey(), deps.locationId()];
  await withPending(context, lineId, async () => {
    const found = await lookUpUnit(api, locationId, unitOfRequestLine(line)).catch(() => ({ warning: undefined }));
    if ('line' in found) {
      cart.add(found.line, cartKey);
      return;
    }
    const { productName: name, size } = line;
    showFailure(toasts, found.warning, { description: say('{name}, size {size}', { name, size }) });
    // Without a unit the line offers another size instead.
    void list.readAgain([lineId]);
  });
}

/** 'Cancel Request' after its confirmation [Z-04]. True if the line is cancelled. */
async function cancel(context: LinesContext, lineId: string): Promise<boolean> {
  const { state, deps, list, writes } = context;
  const { api, cart, toasts } = deps;
  const [cartKey, locationId] = [cart.openKey(), deps.locationId()];
  const line = state.byId[lineId];
  const answer = await withPending(context, lineId, () =>
    writes.send(`cancel ${lineId}`, (key) => api.inventory.cancelRequest({ locationId, lineIds: [lineId] }, { key })),
  );
  if (!answer) return false;
  if (!answer.ok) {
    showFailure(toasts, answer.message);
    // After a conflict the shown line is out of date.
    if (answer.kind === 'conflict') void list.readAgain([lineId]);
    return false;
  }
  noteHandled(context, line);
  list.remove(lineId);
  toasts.positive(deps.say('Request Canceled Successfully.'));
  deps.onDropped(answer.data.lineIds, cartKey);
  return true;
}

/** The associate's three lists: state and actions. */
export function createRequestLines(deps: RequestLinesDependencies) {
  const context = createLinesContext(deps);
  const actions = { load, loadMore, setWhose, readChanges, reset, addToCart, cancel, ...lineWrites };
  return { state: context.state, ...bindActions(context, actions) };
}

export type RequestLinesStore = ReturnType<typeof createRequestLines>;
