import type { Api, LineStatus, Whose } from '@instore/api';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { NotifiedObject } from '../shared/lines/notifiedObjects.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { createLineReads } from './lineReads.ts';
import { type LineWriter, createLineWriter } from './lineWriter.ts';
import { createLineWrites } from './lineWrites.ts';
import { type LinesList, type RequestLines, createLinesList } from './linesList.ts';
import type { RequestCartStore } from './requestCart.ts';
import { lookUpUnit, unitOfRequestLine } from './unitLookup.ts';

/** The associate's three lists: state and actions. */
export function createRequestLines({
  api,
  whose = 'mine',
  toasts,
  say,
  locationId,
  cart,
  onDropped,
  onHandled,
}: {
  api: Pick<Api, 'storefront' | 'inventory' | 'consignee'>;
  /** The view at first. @default 'mine' */
  whose?: Whose;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  /** Removes lines that the user does not have any more from the cart that is stored under a key. */
  onDropped: (lineIds: string[], cartKey: string | undefined) => void;
  /** The user has done something with the line of these objects [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
}) {
  const { state, list } = createLinesList({ api, whose, locationId });
  const writer = createLineWriter({ state, list, toasts, locationId, onHandled });
  const shared = { state, list, api, toasts, say, locationId, writer, cart, onDropped };
  const reads = createLineReads(shared);
  const lists = createLists({ state, list, locationId });
  return {
    state,
    ...lists,
    ...createCartLinks(shared),
    ...reads,
    /** Reads the lines that other users changed, and the spots of the open line [W-09, P-02]. */
    async readChanges(changes: Changes): Promise<void> {
      const hasSpots = reads.spots.state.value !== undefined && changes.settings?.includes('spots') === true;
      await Promise.all([lists.readLines(changes), hasSpots && reads.spots.poll()]);
    },
    ...createLineWrites(shared),
  };
}

/** Shows the tabs, and keeps the open one up to date. */
function createLists({ state, list, locationId }: { state: RequestLines; list: LinesList; locationId: () => string }) {
  /** Shows a tab. The tab on screen is read again without being emptied first. */
  const load = async (status: LineStatus): Promise<void> => {
    if (list.open(JSON.stringify([locationId(), status, state.whose]))) state.status = status;
    await list.refresh();
  };
  return {
    load,
    /** Reads the next page. */
    loadMore: (): Promise<void> => list.more(),
    /** Shows the caller's lines, or all of the location [Z-09]. */
    async setWhose(whose: Whose): Promise<void> {
      state.whose = whose;
      await load(state.status);
    },
    /** Reads the lines that other users changed. */
    readLines({ all, lines, tryouts }: Changes): Promise<void> {
      // A try-on request that waits is listed and counted by its lines, which the message does not name.
      return all || (state.status === '1' && tryouts.length > 0) ? list.refresh() : list.readAgain(lines);
    },
    /** Empties the list: the location has changed. */
    reset(): void {
      list.clear();
      state.counts = undefined;
    },
  };
}

/** Adds lines to the cart, and takes cancelled ones out of it. */
function createCartLinks({
  state,
  list,
  api,
  toasts,
  say,
  locationId,
  writer,
  cart,
  onDropped,
}: {
  state: RequestLines;
  list: LinesList;
  api: Pick<Api, 'inventory' | 'consignee'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  writer: LineWriter;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  onDropped: (lineIds: string[], cartKey: string | undefined) => void;
}) {
  return {
    /** Adds an accepted line to the cart again, if a unit is still available [K-06, K-08]. */
    async addToCart(lineId: string): Promise<void> {
      const line = state.byId[lineId];
      if (!line) return;
      const [cartKey, place] = [cart.openKey(), locationId()];
      await writer.once(lineId, async () => {
        const found = await lookUpUnit(api, place, unitOfRequestLine(line)).catch(() => ({ warning: undefined }));
        if ('line' in found) {
          cart.add(found.line, cartKey);
          return;
        }
        const { productName: name, size } = line;
        showFailure(toasts, found.warning, { description: say('{name}, size {size}', { name, size }) });
        // Without a unit the line offers another size instead.
        void list.readAgain([lineId]);
      });
    },
    /** 'Cancel Request' after its confirmation [Z-04]. True if the line is cancelled. */
    async cancel(lineId: string): Promise<boolean> {
      const [cartKey, place] = [cart.openKey(), { locationId: locationId(), lineId }];
      const answer = await writer.once(lineId, () =>
        writer.send(place, {
          intent: 'cancel',
          send: (at, options) =>
            api.inventory.cancelRequest({ locationId: at.locationId, lineIds: [at.lineId] }, options),
          done: say('Request Canceled Successfully.'),
        }),
      );
      // After a conflict the shown line is out of date.
      if (answer?.ok === false && answer.kind === 'conflict') void list.readAgain([lineId]);
      if (!answer?.ok) return false;
      list.remove(lineId);
      onDropped(answer.data.lineIds, cartKey);
      return true;
    },
  };
}
