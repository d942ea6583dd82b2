import type { Api, Colourway, ShoesizeCartLine, SizeSystem } from '@instore/api';
import { CART_QUANTITY_MIN, DEFAULT_LINE_STATUS, type LineStatus } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import { SOMETHING_WRONG, type Toasts } from '../world.ts';
import { readCart } from './storedCart.ts';

/** The greatest quantity of one line (contract, `ShoesizeCartLine`). */
const QUANTITY_MAX = 50;

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
  let place: string | undefined;

  const save = () => {
    if (place === undefined) return;
    try {
      world.local.setItem(place, JSON.stringify({ lines: facts.lines, key: facts.key }));
    } catch {
      // Full or closed: the cart then lasts as long as the page.
    }
  };
  /** A changed cart is another intent, so a retry may not be taken for the first one. */
  const change = (lines: CartLine[]) => {
    facts.lines = lines;
    facts.key = world.newKey();
    save();
  };
  const read = () => {
    const stored = readCart(place === undefined ? null : world.local.getItem(place));
    facts.lines = stored?.lines ?? [];
    facts.key = stored?.key ?? world.newKey();
  };

  return {
    facts,
    /** Opens the cart that was left here. */
    open(userId: string, locationId: string): void {
      const next = `request-cart:${userId}:${locationId}`;
      if (next === place) return;
      place = next;
      read();
    },
    /** Another tab changed a stored value. */
    follow(key: string | null): void {
      if (key === place && !facts.isPlacing) read();
    },
    /** Adds a pair. An equal pair raises the quantity; an accepted line that is here already changes nothing. */
    add(line: CartLine): void {
      const known = facts.lines.find(({ inventoryLineItemId }) => inventoryLineItemId === line.inventoryLineItemId);
      if (!known) return change([...snapshot(facts).lines, line] as CartLine[]);
      const news = (line.lineIds ?? []).filter((id) => !known.lineIds?.includes(id));
      if (line.lineIds?.length && news.length === 0) return;
      known.quantity = Math.min(QUANTITY_MAX, known.quantity + line.quantity);
      known.lineIds = [...(known.lineIds ?? []), ...news];
      known.tryOutItem ||= line.tryOutItem;
      change(facts.lines);
    },
    /** Asks for so many of a pair, from 1 up to 50. Fewer than were accepted: the last ones wait in the list again. */
    setQuantity(inventoryLineItemId: string, quantity: number): void {
      const line = facts.lines.find((one) => one.inventoryLineItemId === inventoryLineItemId);
      const wanted = Math.min(QUANTITY_MAX, Math.max(CART_QUANTITY_MIN, Math.trunc(quantity)));
      if (!line || line.quantity === wanted) return;
      line.quantity = wanted;
      if (line.lineIds) line.lineIds = line.lineIds.slice(0, wanted);
      change(facts.lines);
    },
    /** Takes a line out and offers to put it back. */
    remove(inventoryLineItemId: string): void {
      const index = facts.lines.findIndex((one) => one.inventoryLineItemId === inventoryLineItemId);
      const removed = snapshot(facts).lines[index] as CartLine | undefined;
      if (!removed) return;
      change(facts.lines.filter((_, at) => at !== index));
      world.toasts.info(`${removed.name} removed`, {
        action: {
          label: 'Undo',
          onPress: () => {
            if (facts.lines.some((one) => one.inventoryLineItemId === inventoryLineItemId)) return;
            change(facts.lines.toSpliced(index, 0, removed));
          },
        },
      });
    },
    /** Takes cancelled pairs out, wherever they stand. */
    drop(lineIds: readonly string[]): void {
      if (!facts.lines.some((line) => line.lineIds?.some((id) => lineIds.includes(id)))) return;
      change(
        facts.lines.flatMap((line) => {
          const gone = line.lineIds?.filter((id) => lineIds.includes(id)) ?? [];
          if (gone.length === 0) return [line];
          const quantity = line.quantity - gone.length;
          const left = line.lineIds?.filter((id) => !gone.includes(id)) ?? [];
          return quantity < CART_QUANTITY_MIN ? [] : [{ ...line, quantity, lineIds: left }];
        }),
      );
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
      const items = (snapshot(facts).lines as CartLine[]).map(withoutLabel);
      const answer = await world.api.inventory.placeRequest(
        { locationId: world.locationId(), items },
        { key: facts.key },
      );
      facts.isPlacing = false;
      if (!answer.ok) {
        world.toasts.caution(answer.message ?? SOMETHING_WRONG);
        return false;
      }
      change(without(facts.lines, items));
      world.toasts.positive('Request Placed Successfully');
      world.onPlaced();
      return true;
    },
  };
}

export type RequestCartState = ReturnType<typeof createRequestCart>;
