import type { Api, Colourway, ShoesizeCartLine, SizeSystem } from '@instore/api';
import {
  CART_QUANTITY_MAX,
  CART_QUANTITY_MIN,
  DEFAULT_LINE_STATUS,
  type LineStatus,
  mayHaveHappened,
} from '@instore/api';
import { proxy, snapshot } from 'valtio';
import { SOMETHING_WRONG, type Toasts } from '../world.ts';
import { cartKey, readCart } from './storedCart.ts';

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
}

const withoutLabel = ({ brand: _brand, colourway: _colourway, sizeSystem: _system, ...line }: CartLine) => line;

/** What is left of a cart once some of it was sent: a pair that was added meanwhile stays. */
function without(lines: readonly CartLine[], sent: readonly ShoesizeCartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const gone = sent.find((one) => one.inventoryLineItemId === line.inventoryLineItemId);
    if (!gone) return [line];
    const lineIds = line.lineIds?.filter((id) => !gone.lineIds?.includes(id));
    const quantity = line.quantity - gone.quantity;
    return quantity < CART_QUANTITY_MIN ? [] : [{ ...line, quantity, ...(lineIds && { lineIds }) }];
  });
}

/** The request cart of one person at one location: facts and verbs. It survives a reload. */
export function createRequestCart(world: RequestCartWorld) {
  const facts = proxy<RequestCart>({
    lines: [],
    activeStatus: DEFAULT_LINE_STATUS,
    get filteredCart(): CartLine[] {
      return this.lines.filter(({ status }) => status === this.activeStatus);
    },
    isPlacing: false,
    key: world.newKey(),
  });
  /** Where the open cart is stored. */
  let place: string | undefined;
  /** Sent, but no answer came: it may have been placed, so it is sent again as it was before anything else is. */
  let unsure: { at: string | undefined; key: string; locationId: string; items: ShoesizeCartLine[] } | undefined;
  /** A storage that is full or closed knows less than this page. */
  let isStored = true;

  const stored = (at: string | undefined) => {
    try {
      return readCart(at === undefined ? null : world.local.getItem(at));
    } catch {
      return undefined;
    }
  };
  const save = (at: string, cart: { lines: CartLine[]; key: string }) => {
    try {
      world.local.setItem(at, JSON.stringify(cart));
      return true;
    } catch {
      // The cart then lasts as long as the page.
      return false;
    }
  };
  /** The lines of a cart as any tab left it last. */
  const latest = (at: string | undefined): CartLine[] => {
    const isKept = at === place && (at === undefined || !isStored);
    return isKept ? (snapshot(facts).lines as CartLine[]) : (stored(at)?.lines ?? []);
  };
  /**
   * Changes the cart that was meant, be it open or that of a location which was left meanwhile. A changed cart is
   * another intent, so a retry may not be taken for the first one.
   */
  const change = (at: string | undefined, edit: (lines: CartLine[]) => CartLine[]) => {
    const before = latest(at);
    const lines = edit(before);
    if (lines === before) {
      if (at === place) facts.lines = lines;
      return;
    }
    const cart = { lines, key: world.newKey() };
    const isSaved = at === undefined || save(at, cart);
    if (at !== place) return;
    isStored = isSaved;
    Object.assign(facts, cart);
  };
  const read = () => {
    const cart = stored(place);
    isStored = true;
    facts.lines = cart?.lines ?? [];
    facts.key = cart?.key ?? world.newKey();
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
      const index = latest(at).findIndex(isIt);
      const removed = latest(at)[index];
      if (!removed) return;
      change(at, (lines) => lines.filter((one) => !isIt(one)));
      world.toasts.info(`${removed.name} removed`, {
        action: {
          label: 'Undo',
          onPress: () => change(at, (lines) => (lines.some(isIt) ? lines : lines.toSpliced(index, 0, removed))),
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
      if (facts.lines.length === 0) return false;
      if (facts.lines.every(({ style }) => style?.trim())) return true;
      world.toasts.caution("Can't place the request. SKU is not present for this product!");
      return false;
    },
    /** 'PLACE REQUEST' after its confirmation [Z-02]. A second press, or a retry after a failure, is the same request. */
    async place(): Promise<boolean> {
      if (facts.isPlacing || !this.check()) return false;
      facts.isPlacing = true;
      const again = unsure?.at === place ? unsure : undefined;
      const intent = again ?? {
        at: place,
        key: facts.key,
        locationId: world.locationId(),
        items: (snapshot(facts).lines as CartLine[]).map(withoutLabel),
      };
      const { at, key, ...body } = intent;
      const answer = await world.api.inventory.placeRequest(body, { key });
      facts.isPlacing = false;
      unsure = !answer.ok && mayHaveHappened(answer, again !== undefined) ? intent : undefined;
      if (!answer.ok) {
        world.toasts.caution(answer.message ?? SOMETHING_WRONG);
        return false;
      }
      change(at, (lines) => without(lines, intent.items));
      // What was added since is a request of its own.
      if (again && at === place && facts.lines.length > 0) return this.place();
      world.toasts.positive('Request Placed Successfully');
      world.onPlaced();
      return true;
    },
  };
}

export type RequestCartState = ReturnType<typeof createRequestCart>;
