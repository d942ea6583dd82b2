import { type Api, DEFAULT_LINE_STATUS, type LineStatus } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import { type CartLine, lineOf } from './cartLines.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { type SentCart, type StoredCart, keepCart, readCart } from './storedCart.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { SayText } from '../shared/texts/portalText.ts';

/** State about the request cart. */
export interface RequestCart {
  lines: CartLine[];
  activeStatus: LineStatus;
  readonly filteredCart: CartLine[];
  /** The accepted lines that are in the cart, by line id. */
  readonly acceptedLines: Readonly<Record<string, true>>;
  isPlacing: boolean;
  /** The last try to place has an unknown outcome. As of the last `check`. */
  isRepeat: boolean;
  /** Idempotency-Key of the cart as it is; a changed cart has another. */
  key: string;
}

export interface RequestCartDependencies {
  api: Pick<Api, 'inventory' | 'storefront'>;
  local: Storage;
  toasts: Toasts;
  say: SayText;
  newKey: () => string;
  /** Where the request goes. */
  locationId: () => string;
  /** A request was placed: lists of requests are out of date. */
  onPlaced: () => void;
}

/** The request cart of one user at one location. Other tabs change it too, so the stored cart counts. */
export interface Cart {
  readonly state: RequestCart;
  readonly deps: RequestCartDependencies;
  readonly writes: Writes;
  /** The storage key of the open cart; undefined before one is opened. */
  openKey: string | undefined;
  /** What was sent of the open cart with an unknown outcome. */
  unsure: SentCart | undefined;
  /** False while the storage is full or forbidden: then the state counts. */
  isStored: boolean;
}

export function createCart(deps: RequestCartDependencies): Cart {
  const state = proxy<RequestCart>({
    lines: [],
    activeStatus: DEFAULT_LINE_STATUS,
    get filteredCart(): CartLine[] {
      return this.lines.filter(({ status }) => status === this.activeStatus);
    },
    get acceptedLines(): Record<string, true> {
      return Object.fromEntries(this.lines.flatMap(({ lineIds = [] }) => lineIds.map((id) => [id, true])));
    },
    isPlacing: false,
    isRepeat: false,
    key: deps.newKey(),
  });
  return {
    state,
    deps,
    writes: new Writes({ newKey: deps.newKey }),
    openKey: undefined,
    unsure: undefined,
    isStored: true,
  };
}

/** Whether the variant of a line is part of what was sent. */
export const isSent = (sent: SentCart | undefined, line: CartLine) =>
  sent !== undefined && lineOf(sent.items, line) !== undefined;

/** The lines as they are now, out of the proxy. */
export const linesOf = ({ state }: Cart) => snapshot(state).lines as CartLine[];

/** The cart under a storage key, as any tab changed it last. */
export function latestCart(cart: Cart, storageKey: string | undefined): StoredCart {
  const { state, deps, openKey, unsure, isStored } = cart;
  if (storageKey === openKey && (storageKey === undefined || !isStored))
    return { lines: linesOf(cart), key: state.key, unsure };
  // The idempotency key of a cart without lines is never sent: the first line changes it.
  return readCart(deps.local, storageKey) ?? { lines: [], key: state.key };
}

function showCart(cart: Cart, { lines, key, unsure }: StoredCart): void {
  cart.unsure = unsure;
  cart.state.lines = lines;
  cart.state.key = key;
}

/** Shows the stored cart. */
export function reloadCart(cart: Cart): void {
  const { deps, openKey } = cart;
  cart.isStored = true;
  showCart(cart, readCart(deps.local, openKey) ?? { lines: [], key: deps.newKey() });
}

/** Stores the cart under its key, and shows it if it is the open one. */
export function writeCart(cart: Cart, cartKey: string | undefined, { unsure, ...stored }: StoredCart): void {
  // If the user has removed all lines that were sent, they are not sent again.
  const isAnySent = stored.lines.some((line) => isSent(unsure, line));
  const next = { ...stored, unsure: isAnySent ? unsure : undefined };
  const isStored = keepCart(cart.deps.local, cartKey, next);
  if (cartKey !== cart.openKey) return;
  cart.isStored = isStored;
  showCart(cart, next);
}

/**
 * Changes the lines of the cart that is stored under `key`, which may no longer be the open one. A changed cart is another
 * intent, so it gets another Idempotency-Key.
 * @param sent is noted as sent with an unknown outcome, unless something else is
 */
export function changeCart(
  cart: Cart,
  cartKey: string | undefined,
  edit: (lines: CartLine[]) => CartLine[],
  sent?: SentCart,
): void {
  const before = latestCart(cart, cartKey);
  const lines = edit(before.lines);
  if (lines !== before.lines) {
    writeCart(cart, cartKey, { lines, key: cart.deps.newKey(), unsure: before.unsure ?? sent });
  } else if (cartKey === cart.openKey) showCart(cart, before);
}
