import type { Api, Failure, KioskProduct, PairAtLocation, RequestLine, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { bindActions } from '../shared/bindActions.ts';
import type { PortalText } from '../shared/texts/portalText.ts';
import { customerNumberOf, readCustomerLines } from './customerLines.ts';

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

export interface SearchDependencies {
  api: Pick<Api, 'kiosk' | 'inventory' | 'storefront'>;
  locationId: () => string;
  /** The barcode as the store knows it: without spaces, with the digits 0 to 9. Other texts keep their words. */
  normaliseBarcode: (text: string) => string;
  /** Whether the role may search products. */
  findsProducts: boolean;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

interface Context {
  readonly state: SearchState;
  readonly deps: SearchDependencies;
  /** The search in flight. */
  asking: AbortController | undefined;
  cancelPause: () => void;
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

/** Reads a unit of this location by its barcode. */
function readUnit({ deps }: Context, barcode: string, signal?: AbortSignal): Promise<Result<PairAtLocation>> {
  return deps.api.inventory.getPair({ barcode, locationId: deps.locationId() }, { signal });
}

async function ask(context: Context, text: string): Promise<void> {
  const { state, deps } = context;
  const { api, locationId, findsProducts } = deps;
  const asking = new AbortController();
  context.asking = asking;
  const { signal } = asking;
  const code = deps.normaliseBarcode(text);
  const hasBarcode = isBarcode(code);
  const number = customerNumberOf(code);
  const [products, unit, lines] = await Promise.all([
    findsProducts && !hasBarcode
      ? api.kiosk.searchKioskProducts({ title: text, limitForQuery: FOUND_MAX, locationId: locationId() }, { signal })
      : undefined,
    hasBarcode ? readUnit(context, code, signal) : undefined,
    number === undefined
      ? undefined
      : readCustomerLines(api, { locationId: locationId(), number, isFloor: findsProducts }, signal),
  ]);
  if (signal.aborted) return;
  const isUnknown = unit?.ok === false && unit.kind === 'not-found';
  const page = products?.ok ? products.data.data.products : undefined;
  // A typed number may be part of a title: found products are no failure if the lines cannot be read.
  const needed = page?.edges.length ? [products, unit] : [products, unit, lines];
  const failure = needed.find((answer): answer is Failure => answer?.ok === false);
  Object.assign(state, {
    isPending: false,
    products: ref(page?.edges.map(({ node }) => node) ?? []),
    total: page?.totalCount ?? 0,
    unit: unit?.ok ? ref(unit.data) : undefined,
    lines: ref(lines?.ok ? lines.data : []),
    noUnit: isUnknown ? messageOf(unit) : undefined,
    error: failure && !isUnknown ? messageOf(failure) : undefined,
  });
}

/** Searches for the typed text after a pause in typing. An earlier search is aborted. */
function search(context: Context, query: string): void {
  const { state, deps } = context;
  context.cancelPause();
  context.asking?.abort();
  state.query = query;
  const text = query.trim();
  const code = deps.normaliseBarcode(text);
  if (text === '' || (!deps.findsProducts && !isBarcode(code) && customerNumberOf(code) === undefined)) {
    Object.assign(state, nothing);
    return;
  }
  state.isPending = true;
  context.cancelPause = deps.after(TYPING_PAUSE_MS, () => void ask(context, text));
}

/** Searches for the same again, at once. */
function retry(context: Context): void {
  context.cancelPause();
  context.state.isPending = true;
  void ask(context, context.state.query.trim());
}

/** Ends the search. */
const close = (context: Context): void => search(context, '');

/** Searches products and units while the user types: state and actions. */
export function createSearch(deps: SearchDependencies) {
  const state = proxy<SearchState>({ query: '', ...nothing });
  const context: Context = { state, deps, asking: undefined, cancelPause: () => undefined };
  return { state, ...bindActions(context, { search, retry, close, readUnit }) };
}

export type SearchStore = ReturnType<typeof createSearch>;
