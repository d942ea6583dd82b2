import type { Api, Failure, KioskProduct, PairAtLocation, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { bindActions } from '../shared/bindActions.ts';
import type { PortalText } from '../shared/texts/portalText.ts';

/** Pause in typing after which the search starts, milliseconds. */
export const TYPING_PAUSE_MS = 200;

/** Products that are shown while the user types; the inventory page shows all. */
export const FOUND_MAX = 6;

/** Retail barcodes have 8 to 14 digits (GS1 General Specifications, 2.1). */
const BARCODE = /^\d{8,14}$/;

/** State about what is searched for. */
export interface SearchState {
  query: string;
  products: readonly KioskProduct[];
  /** Products that match, shown or not. */
  total: number;
  unit: PairAtLocation | undefined;
  /** The server's message if no unit here has the typed barcode. */
  noUnit: string | undefined;
  isPending: boolean;
  /** Why the search failed. */
  error: string | undefined;
}

export interface SearchDependencies {
  api: Pick<Api, 'kiosk' | 'inventory'>;
  locationId: () => string;
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

const nothing = { products: [], total: 0, unit: undefined, noUnit: undefined, isPending: false, error: undefined };

/** Whether a text can only be a barcode. */
export const isBarcode = (text: string): boolean => BARCODE.test(text.trim());

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
  const hasBarcode = isBarcode(text);
  const [products, unit] = await Promise.all([
    findsProducts && !hasBarcode
      ? api.kiosk.searchKioskProducts({ title: text, limitForQuery: FOUND_MAX, locationId: locationId() }, { signal })
      : undefined,
    hasBarcode ? readUnit(context, text, signal) : undefined,
  ]);
  if (signal.aborted) return;
  const isUnknown = unit?.ok === false && unit.kind === 'not-found';
  const failure = [products, unit].find((answer): answer is Failure => answer?.ok === false);
  const page = products?.ok ? products.data.data.products : undefined;
  Object.assign(state, {
    isPending: false,
    products: ref(page?.edges.map(({ node }) => node) ?? []),
    total: page?.totalCount ?? 0,
    unit: unit?.ok ? ref(unit.data) : undefined,
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
  if (text === '' || (!deps.findsProducts && !isBarcode(text))) {
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
