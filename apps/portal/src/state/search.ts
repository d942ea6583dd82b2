import type { Api, Failure, KioskProduct, PairAtLocation, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../rules/texts.ts';

/** Nobody searches for what is still being typed: so long it must be left alone, milliseconds. */
export const SETTLE_MS = 200;

/** Products that are shown while typing; the rest stands on the inventory page. */
export const FOUND_MAX = 6;

/** Retail barcodes have 8 to 14 digits (GS1 General Specifications, 2.1). */
const BARCODE = /^\d{8,14}$/;

/** Facts about what is looked for. */
export interface Finder {
  query: string;
  products: readonly KioskProduct[];
  /** Products that fit, shown or not. */
  total: number;
  pair: PairAtLocation | undefined;
  /** No pair has the barcode that was typed, or it is elsewhere: in the server's words. */
  noPair: string | undefined;
  isPending: boolean;
  /** Why the store could not be asked. */
  error: string | undefined;
}

export interface SearchDependencies {
  api: Pick<Api, 'kiosk' | 'inventory'>;
  locationId: () => string;
  /** Whether the role may search the products. */
  findsProducts: boolean;
  /** Runs once after so many milliseconds. Returns the way to call it off. */
  after: (ms: number, run: () => void) => () => void;
}

/** Why nothing could be looked up, and what to do. */
export function saidOf({ kind, message }: Failure): string {
  if (kind === 'offline') return 'You are offline: products and barcodes cannot be looked up now.';
  return message ?? SOMETHING_WRONG;
}

/** Finds products and pairs while one types: facts and verbs. */
export function createSearch({ api, locationId, findsProducts, after }: SearchDependencies) {
  const nothing = { products: [], total: 0, pair: undefined, noPair: undefined, isPending: false, error: undefined };
  const facts = proxy<Finder>({ query: '', ...nothing });
  let asking: AbortController | undefined;
  let callOff = () => {};

  const readPair = (barcode: string, signal?: AbortSignal): Promise<Result<PairAtLocation>> =>
    api.inventory.getPair({ barcode, locationId: locationId() }, { signal });

  const ask = async (text: string) => {
    const mine = new AbortController();
    asking = mine;
    const { signal } = mine;
    const isCode = BARCODE.test(text);
    const [products, pair] = await Promise.all([
      findsProducts && !isCode
        ? api.kiosk.searchKioskProducts({ title: text, limitForQuery: FOUND_MAX, locationId: locationId() }, { signal })
        : undefined,
      isCode ? readPair(text, signal) : undefined,
    ]);
    // A later question was asked meanwhile, or nobody asks any more.
    if (signal.aborted) return;
    const isNoPair = pair?.ok === false && pair.kind === 'not-found';
    const failure = [products, pair].find((answer): answer is Failure => answer?.ok === false);
    const page = products?.ok ? products.data.data.products : undefined;
    Object.assign(facts, {
      isPending: false,
      products: ref(page?.edges.map(({ node }) => node) ?? []),
      total: page?.totalCount ?? 0,
      pair: pair?.ok ? ref(pair.data) : undefined,
      noPair: isNoPair ? saidOf(pair) : undefined,
      error: failure && !isNoPair ? saidOf(failure) : undefined,
    });
  };

  const search = (query: string) => {
    callOff();
    asking?.abort();
    facts.query = query;
    const text = query.trim();
    if (text === '' || (!findsProducts && !BARCODE.test(text))) {
      Object.assign(facts, nothing);
      return;
    }
    facts.isPending = true;
    callOff = after(SETTLE_MS, () => void ask(text));
  };

  return {
    facts,
    /** Looks for what is typed, once it is typed; what was asked before counts no more. */
    search,
    /** Asks the same again at once. */
    retry(): void {
      callOff();
      facts.isPending = true;
      void ask(facts.query.trim());
    },
    /** Nothing is looked for any more. */
    close: () => search(''),
    /** The pair that a scanner read. */
    readPair,
  };
}

export type SearchState = ReturnType<typeof createSearch>;

/** Whether a text can only be a barcode. */
export const isBarcode = (text: string): boolean => BARCODE.test(text.trim());
