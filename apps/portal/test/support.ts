import type {
  Api,
  BinShelfRecord,
  CatalogueProduct,
  CatalogueVariant,
  Failure,
  RequestLine,
  Store,
  TryoutLine,
} from '@instore/api';
import { fillText } from '@instore/ui';
import type { CartLine } from '../src/requests/cartLines.ts';
import type { Clock } from '../src/session/clockAndLog.ts';
import type { Toasts } from '../src/shared/toasts/dependencies.ts';
import { createSay } from '../src/shared/language/language.ts';

export { memoryStorage } from '@instore/browser';

export { fillText };

/** Says texts in English. */
export const english = createSay(fillText, { locale: 'en-US', translation: undefined });

/** A clock that a test moves by hand. */
export function manualClock(start = Date.UTC(2025, 10, 21, 14, 32)) {
  let now = start;
  const timers = new Set<{ ms: number; next: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    every(ms, run) {
      const timer = { ms, next: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  return {
    ...clock,
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(({ next }) => next <= until).toSorted((a, b) => a.next - b.next)[0];
        if (!due) break;
        now = due.next;
        due.next += due.ms;
        due.run();
      }
      now = until;
    },
  };
}

/** Records toasts. */
export function recordToasts() {
  const said: { kind: keyof Toasts; title: string; description?: string | undefined }[] = [];
  const actions: (() => void)[] = [];
  const say =
    (kind: keyof Toasts): Toasts['info'] =>
    (title, options) => {
      said.push({ kind, title, description: options?.description === undefined ? undefined : options.description });
      if (options?.action) actions.push(options.action.onPress);
      return () => undefined;
    };
  const toasts: Toasts = {
    positive: say('positive'),
    caution: say('caution'),
    critical: say('critical'),
    info: say('info'),
  };
  return { toasts, said, actions, titles: () => said.map(({ title }) => title) };
}

/** Records log lines. */
export function recordLog() {
  const lines: string[] = [];
  return { lines, warn: (message: string) => void lines.push(message) };
}

/** Runs all promises that need no timer. */
export async function settle(): Promise<void> {
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
}

/** A promise that a test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

export const ok = <T>(data: T) => ({ ok: true, data }) as const;

/** A refusal, as the client returns it. */
export const refused = (status: number, message?: string, kind: Failure['kind'] = 'invalid'): Failure => ({
  ok: false,
  kind,
  status,
  message,
});
/** A refusal of the store, with the title that names its kind. */
export const refusedAs = (title: string, message: string, status = 409): Failure => ({
  ...refused(status, message, 'conflict'),
  problem: { type: 'about:blank', title, status, detail: message },
});
export const noAnswer: Failure = { ok: false, kind: 'network' };
/** Nothing was sent. */
export const offline: Failure = { ok: false, kind: 'offline', message: 'You are offline. Nothing was sent.' };

/** An API with the calls of a test; any other call is undefined and fails the test. */
export function apiOf<Service extends keyof Api>(services: { [Name in Service]: Partial<Api[Name]> }): Pick<
  Api,
  Service
> {
  return services as unknown as Pick<Api, Service>;
}

export const canalStreet = { id: 'loc-1', name: 'Canal Street' };
export const bedfordAvenue = { id: 'loc-2', name: 'Bedford Avenue' };
export const store: Store = {
  id: 'store-1',
  mainStore: 'Stockroom New York',
  shopifyApiDomain: 'graph.example',
  shopifyRestApiDomain: 'rest.example',
  accessToken: 'store-token',
  locations: [canalStreet, bedfordAvenue],
};

export function tryoutLine(over: Partial<TryoutLine> = {}): TryoutLine {
  return {
    tryoutItemId: 'T1',
    inventoryItemId: 'V1',
    sku: 'HC82-104-CF',
    size: '10.5',
    price: 140,
    name: 'Front door',
    requestStatusFlag: false,
    lineId: '11',
    productName: 'Halden Court 82',
    requestedAt: '2025-11-21T14:31:00Z',
    ...over,
  };
}

export function requestLine(over: Partial<RequestLine> = {}): RequestLine {
  return {
    productName: 'Halden Court 82',
    brand: 'Halden',
    sku: 'HC82-104-CF',
    colourway: { name: 'Chalk / Fern', swatches: ['#f0ede1', '#2e6b46'] },
    imageUrl: '/artwork/court.svg',
    inventoryItemId: 'V1',
    size: '10.5',
    sizeSystem: 'US M',
    price: 140,
    lineId: '11',
    requestId: '48213',
    status: 'request',
    requestedBy: 'Kiosk Front door',
    requestedAt: '2025-11-21T14:31:00Z',
    tryOutItem: true,
    consigned: false,
    barcode: '2048177304161',
    bin: 'A-14-03',
    shelf: '3',
    placedBy: 'Maren Okafor',
    placedAt: '2025-11-21T14:31:00Z',
    checkedOutAt: null,
    checkedOutBy: null,
    ...over,
  };
}

/** A cart line of one pair that an associate added. */
export function cartLine(over: Partial<CartLine> = {}): CartLine {
  return {
    inventoryLineItemId: 'V1',
    name: 'Halden Court 82',
    style: 'HC82-104-CF',
    imageUrl: '/artwork/court.svg',
    size: '10.5',
    price: 140,
    status: '1',
    requestedBy: 'Maren Okafor',
    tryOutItem: false,
    barcode: null,
    quantity: 1,
    ...over,
  };
}

export function catalogueVariant(over: Partial<CatalogueVariant> = {}): CatalogueVariant {
  return {
    inventoryItemId: 'V1',
    size: '10.5',
    sizeSystem: 'US M',
    euSize: '44.5',
    price: 165,
    inStock: 3,
    availability: [],
    pairs: [],
    ...over,
  };
}

export function catalogueProduct(over: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 'p2',
    sku: 'TFR-2210-BE',
    name: 'Tarn Fell Runner',
    brand: 'Tarn',
    productType: 'Sneaker',
    colourway: { name: 'Basalt / Ember', swatches: [] },
    colourways: [],
    images: [{ src: '/artwork/runner.svg' }],
    price: 165,
    variants: [catalogueVariant()],
    locations: [],
    ...over,
  };
}

/** One pair with its bin. */
export function binShelfRecord(over: Partial<BinShelfRecord> = {}): BinShelfRecord {
  return {
    rowId: '1',
    version: 0,
    productName: 'Halden Court 82',
    brand: 'Halden',
    sku: 'HC82-104-CF',
    colourway: { name: 'Chalk / Fern / Gum', swatches: ['#f1eee6', '#2f6b4a', '#b98552'] },
    imageUrl: '/artwork/products/court-chalk.svg',
    inventoryItemId: 'V1',
    size: '10.5',
    sizeSystem: 'US M',
    price: 140,
    barcode: '2048177304161',
    state: 'Checked In',
    missing: false,
    onHold: false,
    consigned: false,
    bin: 'A-14-03',
    shelf: '3',
    correctedBy: null,
    correctedAt: null,
    ...over,
  };
}
