import type { Api, Colourway, ShoesizeCartLine, SizeSystem } from '@instore/api';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN, DEFAULT_LINE_STATUS, type LineStatus } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import type { Toasts } from './dependencies.ts';
import type { placeCart } from './placing.ts';
import { type SentCart, type StoredCart, cartKey, keepCart, readCart } from './storedCart.ts';
import { showFailure } from './showFailure.ts';

/** A line of the request cart: what is sent [Z-01], and what its label shows besides. */
export interface CartLine extends ShoesizeCartLine {
  brand?: string | undefined;
  colourway?: Colourway | undefined;
  sizeSystem?: SizeSystem | undefined;
}

/** Facts about what will be asked of the warehouse. */
export interface RequestCart {
  lines: CartLine[];
  activeStatus: LineStatus;
  readonly filteredCart: CartLine[];
  isPlacing: boolean;
  /** Some of it may have been placed already: it was sent and no answer came. As of the last `check`. */
  isRepeat: boolean;
  /** Idempotency-Key of this very cart; another cart has another. */
  key: string;
}

export interface RequestCartWorld {
  api: Pick<Api, 'inventory'>;
  local: Storage;
  toasts: Toasts;
  newKey: () => string;
  /** Where the request goes. */
  locationId: () => string;
  /** Something moved: lists of requests are worth reading again. */
  onPlaced: () => void;
  /** Fetches what a press of PLACE REQUEST does: not part of the first load. */
  loadPlacing: () => Promise<{ placeCart: typeof placeCart }>;
}

const isIn = (sent: SentCart | undefined, line: CartLine) =>
  sent?.items.some(({ inventoryLineItemId }) => inventoryLineItemId === line.inventoryLineItemId) ?? false;

/** The request cart of one person at one location: facts and verbs. It survives a reload. */
export function createRequestCart(world: RequestCartWorld) {
  const facts = proxy<RequestCart>({
    lines: [],
    activeStatus: DEFAULT_LINE_STATUS,
    get filteredCart(): CartLine[] {
      return this.lines.filter(({ status }) => status === this.activeStatus);
    },
    isPlacing: false,
    isRepeat: false,
    key: world.newKey(),
  });
  /** Where the open cart is stored. */
  let place: string | undefined;
  /** Of the open cart: sent, but no answer came, so it may have been placed. */
  let unsure: SentCart | undefined;
  /** A storage that is full or closed knows less than this page. */
  let isStored = true;

  /** A cart as any tab left it last. Where there is none yet, the key is of no meaning: with the first line it changes. */
  const latest = (at: string | undefined): StoredCart => {
    const isKept = at === place && (at === undefined || !isStored);
    if (isKept) return { lines: snapshot(facts).lines as CartLine[], key: facts.key, unsure };
    return readCart(world.local, at) ?? { lines: [], key: facts.key };
  };
  const show = (cart: StoredCart) => {
    ({ unsure } = cart);
    facts.lines = cart.lines;
    facts.key = cart.key;
  };
  const write = (at: string | undefined, cart: StoredCart) => {
    // Who took out all that was sent does not mean it any more: it may not wait for the next cart.
    if (!cart.lines.some((line) => isIn(cart.unsure, line))) delete cart.unsure;
    const isSaved = keepCart(world.local, at, cart);
    if (at !== place) return;
    isStored = isSaved;
    show(cart);
  };
  /**
   * Changes the cart that was meant, be it open or that of a location which was left meanwhile. A changed cart is
   * another intent, so a retry may not be taken for the first one.
   */
  const change = (at: string | undefined, edit: (lines: CartLine[]) => CartLine[], sent?: SentCart) => {
    const before = latest(at);
    const lines = edit(before.lines);
    if (lines !== before.lines) write(at, { lines, key: world.newKey(), unsure: before.unsure ?? sent });
    else if (at === place) show(before);
  };
  const read = () => {
    isStored = true;
    show(readCart(world.local, place) ?? { lines: [], key: world.newKey() });
  };

  return {
    facts,
    /** Opens the cart that was left here. */
    open(userId: string, locationId: string): void {
      const next = cartKey(userId, locationId);
      if (next === place) return;
      place = next;
      read();
    },
    /** The open cart, for an answer that comes later: it belongs to this cart, whichever is open then. */
    here: (): string | undefined => place,
    /** Another tab changed a stored value. */
    follow(key: string | null): void {
      if (key === place) read();
    },
    /** Adds a pair. An equal pair raises the quantity; an accepted line that is here already changes nothing. */
    add(line: CartLine, at: string | undefined = place): void {
      change(at, (lines) => {
        const known = lines.find(({ inventoryLineItemId }) => inventoryLineItemId === line.inventoryLineItemId);
        if (!known) return [...lines, line];
        const news = (line.lineIds ?? []).filter((id) => !known.lineIds?.includes(id));
        if (line.lineIds?.length && news.length === 0) return lines;
        const more: CartLine = {
          ...known,
          quantity: Math.min(CART_QUANTITY_MAX, known.quantity + line.quantity),
          lineIds: [...(known.lineIds ?? []), ...news],
          tryOutItem: known.tryOutItem || line.tryOutItem,
        };
        return lines.map((one) => (one === known ? more : one));
      });
    },
    /** Asks for so many of a pair, as far as the contract lets. Fewer than were accepted: the last ones wait in the list again. */
    setQuantity(inventoryLineItemId: string, quantity: number): void {
      const wanted = Math.min(CART_QUANTITY_MAX, Math.max(CART_QUANTITY_MIN, Math.trunc(quantity)));
      change(place, (lines) => {
        const line = lines.find((one) => one.inventoryLineItemId === inventoryLineItemId);
        if (!line || line.quantity === wanted) return lines;
        const { lineIds } = line;
        const other = { ...line, quantity: wanted, ...(lineIds && { lineIds: lineIds.slice(0, wanted) }) };
        return lines.map((one) => (one === line ? other : one));
      });
    },
    /** Takes a line out and offers to put it back. */
    remove(inventoryLineItemId: string): void {
      const at = place;
      const isIt = (one: CartLine) => one.inventoryLineItemId === inventoryLineItemId;
      const before = latest(at);
      const index = before.lines.findIndex(isIt);
      const removed = before.lines[index];
      if (!removed) return;
      change(at, (lines) => lines.filter((one) => !isIt(one)));
      const dropped = latest(at).unsure ? undefined : before.unsure;
      world.toasts.info(`${removed.name} removed`, {
        ...(isIn(before.unsure, removed) && { description: 'It may have been requested: look under Pending.' }),
        action: {
          label: 'Undo',
          onPress: () =>
            change(at, (lines) => (lines.some(isIt) ? lines : lines.toSpliced(index, 0, removed)), dropped),
        },
      });
    },
    /** Takes cancelled pairs out, wherever they stand. */
    drop(lineIds: readonly string[], at: string | undefined = place): void {
      const isGone = (id: string) => lineIds.includes(id);
      change(at, (lines) => {
        if (!lines.some((line) => line.lineIds?.some(isGone))) return lines;
        return lines.flatMap((line) => {
          const gone = line.lineIds?.filter(isGone) ?? [];
          if (gone.length === 0) return [line];
          const quantity = line.quantity - gone.length;
          const left = line.lineIds?.filter((id) => !isGone(id)) ?? [];
          return quantity < CART_QUANTITY_MIN ? [] : [{ ...line, quantity, lineIds: left }];
        });
      });
    },
    /** Whether the cart may be placed; says why not [Z-03]. */
    check(): boolean {
      facts.isRepeat = latest(place).unsure !== undefined;
      if (facts.lines.length === 0) return false;
      if (facts.lines.every(({ style }) => style?.trim())) return true;
      world.toasts.caution("Can't place the request. SKU is not present for this product!");
      return false;
    },
    /** 'PLACE REQUEST' after its confirmation [Z-02]. A second press, or a retry after a failure, is the same request. */
    async place(): Promise<boolean> {
      if (facts.isPlacing || !this.check()) return false;
      facts.isPlacing = true;
      const at = place;
      const { api, toasts, newKey, onPlaced } = world;
      const locationId = world.locationId();
      const cart = {
        // What is seen is what is asked for, whatever another tab has done this very moment.
        pressed: { lines: snapshot(facts).lines as CartLine[], key: facts.key, unsure: latest(at).unsure },
        read: () => latest(at),
        write: (next: StoredCart) => write(at, next),
        newKey,
        isOpen: () => at === place,
      };
      try {
        const placing = await world.loadPlacing();
        return await placing.placeCart(cart, { api, toasts, locationId, onPlaced });
      } catch {
        showFailure(toasts);
        return false;
      } finally {
        facts.isPlacing = false;
      }
    },
    /** Fetches what placing needs. */
    loadPlacing: world.loadPlacing,
  };
}

export type RequestCartState = ReturnType<typeof createRequestCart>;
