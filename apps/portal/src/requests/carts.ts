import { DEFAULT_LINE_STATUS, type LineStatus } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import { type CartLine, lineOf } from './cartLines.ts';
import { type SentCart, type StoredCart, keepCart, readCart } from './storedCart.ts';

/** State of the request cart. Z-01 prescribes the names `activeStatus` and `filteredCart`. */
export interface RequestCart {
  lines: CartLine[];
  activeStatus: LineStatus;
  readonly filteredCart: CartLine[];
  /** The accepted lines that are in the cart, by line id. */
  readonly acceptedLines: Readonly<Record<string, true>>;
  /** The cart is being placed. */
  isPending: boolean;
  /** The last try to place has an unknown outcome. As of the last `check`. */
  isRepeat: boolean;
  /** Idempotency-Key of the cart as it is; a changed cart has another. */
  key: string;
}

const emptyCart = (key: string): RequestCart => ({
  lines: [],
  activeStatus: DEFAULT_LINE_STATUS,
  get filteredCart(): CartLine[] {
    return this.lines.filter(({ status }) => status === this.activeStatus);
  },
  get acceptedLines(): Record<string, true> {
    return Object.fromEntries(this.lines.flatMap(({ lineIds = [] }) => lineIds.map((id) => [id, true])));
  },
  isPending: false,
  isRepeat: false,
  key,
});

/** Whether the sent items contain the variant of a line. */
export const isSent = (sent: SentCart | undefined, line: CartLine) =>
  sent !== undefined && lineOf(sent.items, line) !== undefined;

/** The carts as they are stored, and the open one as it is shown. */
function createStoredCarts({ local, newKey }: { local: Storage; newKey: () => string }) {
  const state = proxy<RequestCart>(emptyCart(newKey()));
  /** The storage key of the open cart; undefined before one is opened. */
  let openKey: string | undefined;
  /** The sent items of the open cart whose outcome is unknown. */
  let unsure: SentCart | undefined;
  /** False while the storage is full or forbidden: then the state counts. */
  let isStored = true;

  /** The lines as they are now, out of the proxy. */
  const shownLines = () => snapshot(state).lines as CartLine[];
  const show = (cart: StoredCart): void => {
    ({ unsure } = cart);
    Object.assign(state, { lines: cart.lines, key: cart.key });
  };
  /** Shows the stored cart. */
  const reload = (): void => {
    isStored = true;
    show(readCart(local, openKey) ?? { lines: [], key: newKey() });
  };
  /** The cart under a storage key, as any tab changed it last. */
  const latest = (key: string | undefined): StoredCart => {
    if (key === openKey && (key === undefined || !isStored)) return { lines: shownLines(), key: state.key, unsure };
    // The idempotency key of a cart without lines is never sent: the first line changes it.
    return readCart(local, key) ?? { lines: [], key: state.key };
  };
  /** Stores a cart under its key, and shows it if it is the open one. */
  const write = (key: string | undefined, { unsure: sent, ...stored }: StoredCart): void => {
    // If the user has removed all lines that were sent, they are not sent again.
    const isAnySent = stored.lines.some((line) => isSent(sent, line));
    const next = { ...stored, unsure: isAnySent ? sent : undefined };
    const isKept = keepCart(local, key, next);
    if (key !== openKey) return;
    isStored = isKept;
    show(next);
  };
  return {
    state,
    shownLines,
    show,
    reload,
    latest,
    write,
    openKey: (): string | undefined => openKey,
    /** Opens a cart, as it was left. */
    open(key: string): void {
      if (key === openKey) return;
      openKey = key;
      reload();
    },
  };
}

/** The request carts of this browser, one of which is open. Other tabs change them too, so the stored cart counts. */
export function createCarts({ local, newKey }: { local: Storage; newKey: () => string }) {
  const { show, ...carts } = createStoredCarts({ local, newKey });
  return {
    ...carts,
    /**
     * Changes the lines of the cart that is stored under `key`, which may no longer be the open one. A changed cart is
     * another intent, so it gets another Idempotency-Key.
     * @param sent is noted as sent with an unknown outcome, unless something else is
     */
    change(key: string | undefined, edit: (lines: CartLine[]) => CartLine[], sent?: SentCart): void {
      const before = carts.latest(key);
      const lines = edit(before.lines);
      if (lines !== before.lines) carts.write(key, { lines, key: newKey(), unsure: before.unsure ?? sent });
      else if (key === carts.openKey()) show(before);
    },
  };
}

export type Carts = ReturnType<typeof createCarts>;
