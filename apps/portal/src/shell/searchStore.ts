import type { Api, Failure, KioskProduct, PairAtLocation, RequestLine, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { PortalText } from '../shared/texts/portalText.ts';
import { customerNumberOf } from './customerNumber.ts';

/** Pause in typing after which the search starts, milliseconds. */
export const TYPING_PAUSE_MS = 200;

/** Products that are shown while the user types; the inventory page shows all. */
export const FOUND_MAX = 6;

/** Retail barcodes have 8 to 14 digits (GS1 General Specifications, 2.1). */
const BARCODE = /^\d{8,14}$/;

/** The text of the search, and what it has found. */
export interface SearchState {
  query: string;
  products: readonly KioskProduct[];
  /** Products that match, shown or not. */
  total: number;
  unit: PairAtLocation | undefined;
  /** The live lines of the customer whose number was typed. */
  lines: readonly RequestLine[];
  /** The server's message if no unit here has the typed barcode. */
  noUnit: string | undefined;
  isPending: boolean;
  /** Why the search failed. */
  error: string | undefined;
}

const nothing = {
  products: [],
  total: 0,
  unit: undefined,
  lines: [],
  noUnit: undefined,
  isPending: false,
  error: undefined,
};

/** Whether a normalised text can only be a barcode. */
export const isBarcode = (text: string): boolean => BARCODE.test(text);

/** The message of a failed search. */
export function messageOf({ kind, message }: Failure): string {
  if (kind === 'offline') return "You are offline. Products and barcodes can't be looked up." satisfies PortalText;
  return message ?? SOMETHING_WRONG;
}

/** Searches products and units while the user types: state and actions. */
export function createSearch({
  api,
  locationId,
  normaliseBarcode,
  findsProducts,
  after,
}: {
  api: Pick<Api, 'kiosk' | 'inventory' | 'storefront'>;
  locationId: () => string;
  /** The barcode as the store knows it: without spaces, with the digits 0 to 9. Other texts keep their words. */
  normaliseBarcode: (text: string) => string;
  /** Whether the role may search products. */
  findsProducts: boolean;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}) {
  const state = proxy<SearchState>({ query: '', ...nothing });
  let asking = new AbortController();
  let cancelPause = () => undefined as void;

  const ask = async (text: string): Promise<void> => {
    asking = new AbortController();
    const { signal } = asking;
    const wanted = { text, code: normaliseBarcode(text), locationId: locationId(), findsProducts };
    const answers = await lookUp(api, wanted, signal);
    if (!signal.aborted) Object.assign(state, foundIn(answers));
  };

  /** Searches for the typed text after a pause in typing. An earlier search is aborted. */
  const search = (query: string): void => {
    cancelPause();
    asking.abort();
    state.query = query;
    const text = query.trim();
    const code = normaliseBarcode(text);
    const isSearched = findsProducts || isBarcode(code) || customerNumberOf(code) !== undefined;
    if (text === '' || !isSearched) {
      Object.assign(state, nothing);
      return;
    }
    state.isPending = true;
    cancelPause = after(TYPING_PAUSE_MS, () => void ask(text));
  };

  return {
    state,
    search,
    /** Reads a unit of this location by its barcode. */
    readUnit: (barcode: string): Promise<Result<PairAtLocation>> =>
      api.inventory.getPair({ barcode, locationId: locationId() }),
    /** Searches for the same again, at once. */
    retry(): void {
      cancelPause();
      state.isPending = true;
      void ask(state.query.trim());
    },
    /** Ends the search. */
    close: (): void => search(''),
  };
}

/** Reads what a text may name: products, a unit by its barcode, and the lines of a customer by the number. */
function lookUp(
  api: Pick<Api, 'kiosk' | 'inventory' | 'storefront'>,
  { text, code, locationId, findsProducts }: { text: string; code: string; locationId: string; findsProducts: boolean },
  signal: AbortSignal,
) {
  const number = customerNumberOf(code);
  return Promise.all([
    findsProducts && !isBarcode(code)
      ? api.kiosk.searchKioskProducts({ title: text, limitForQuery: FOUND_MAX, locationId }, { signal })
      : undefined,
    isBarcode(code) ? api.inventory.getPair({ barcode: code, locationId }, { signal }) : undefined,
    number === undefined ? undefined : api.storefront.getCustomerLines({ locationId, number }, { signal }),
  ]);
}

/** What the answers of a search show. */
function foundIn([products, unit, lines]: Awaited<ReturnType<typeof lookUp>>): Omit<SearchState, 'query'> {
  const isUnknown = unit?.ok === false && unit.kind === 'not-found';
  const page = products?.ok ? products.data.data.products : undefined;
  // A typed number may be part of a title: found products are no failure if the lines cannot be read.
  const needed = page?.edges.length ? [products, unit] : [products, unit, lines];
  const failure = needed.find((answer): answer is Failure => answer?.ok === false);
  return {
    isPending: false,
    products: ref(page?.edges.map(({ node }) => node) ?? []),
    total: page?.totalCount ?? 0,
    unit: unit?.ok ? ref(unit.data) : undefined,
    lines: ref(lines?.ok ? lines.data.lines : []),
    noUnit: isUnknown ? messageOf(unit) : undefined,
    error: failure && !isUnknown ? messageOf(failure) : undefined,
  };
}
