import { createApi, type Failure, type KioskProduct, type Result, type StoreLocation } from '@instore/api';

/** The device id and the key with which a kiosk signs in. */
export interface Device {
  deviceId: string;
  key: string;
}

/** A try-on request to send. */
export interface Wish {
  pairs: number;
  /** Whether to request pairs that are in stock. @default true */
  isInStore?: boolean;
  /** Chooses an index below `count`: for the first product, and for the variant of each product. @default 0 */
  pick?: (count: number) => number;
}

/** A try-on request that was sent. */
export interface SentTryout {
  tryoutItemId: string;
  /** The products' titles, in the order of the lines. */
  titles: string[];
}

/** A kiosk that is signed in. */
export interface Kiosk {
  storeId: string;
  location: StoreLocation;
  /** The kiosk's session, a jwt. */
  token: string;
  /**
   * Sends a try-on request.
   * @throws KioskError when it is refused or the store has too few such products
   */
  ask: (wish: Wish) => Promise<SentTryout>;
}

/** A failed call of a kiosk, with the reason in one line. */
export class KioskError extends Error {
  override name = 'KioskError';
}

/** No store answers at the address. */
export class NoStoreError extends KioskError {
  override name = 'NoStoreError';
}

/**
 * Signs a kiosk in at a running store, through the store's HTTP API.
 * @param base address of the store, e.g. `http://localhost:4100`
 * @throws NoStoreError when no store answers there
 * @throws KioskError when the device is not known
 */
export async function signInKiosk(base: string, { deviceId, key }: Device): Promise<Kiosk> {
  const session: { token: string | null } = { token: null };
  const api = createApi({
    services: await servicesOf(base),
    fetch,
    getToken: () => session.token,
    getStore: () => null,
  });
  const { token } = dataOf('authenticateDevice', await api.userauth.authenticateDevice({ deviceId, key }));
  session.token = token;
  const [store] = dataOf('getStoreLocations', await api.store.getStoreLocations());
  const [location] = store?.locations ?? [];
  if (!store || !location) throw new KioskError('This kiosk belongs to no location.');

  const ask = async ({ pairs, isInStore = true, pick = () => 0 }: Wish): Promise<SentTryout> => {
    const featured = dataOf('getFeaturedProducts', await api.kiosk.getFeaturedProducts());
    const wanted = choose(featured.data.products.nodes, isInStore, pick).slice(0, pairs);
    if (wanted.length < pairs) {
      const found = wanted.length === 0 ? 'no such products' : `only ${wanted.length} such products`;
      throw new KioskError(`The store has ${found}.`);
    }
    const lines = wanted.map(({ product: { sku }, variant: { id, title, price } }) => ({
      inventoryItemId: id,
      sku: sku ?? null,
      size: title,
      price,
    }));
    const request = { storeId: store.id, locationId: location.id, lines };
    const { tryoutItemId } = dataOf('requestTryout', await api.kiosk.requestTryout(request));
    return { tryoutItemId, titles: wanted.map(({ product }) => product.title) };
  };
  return { storeId: store.id, location, token, ask };
}

/** Chooses one variant of each product, beginning with the chosen product. */
function choose(products: readonly KioskProduct[], isInStore: boolean, pick: (count: number) => number) {
  const start = pick(products.length);
  return [...products.slice(start), ...products.slice(0, start)].flatMap((product) => {
    const fitting = product.variants.nodes.filter((variant) => variant.availableForSale === isInStore);
    const variant = fitting[pick(fitting.length)];
    return product.sku != null && variant ? [{ product, variant }] : [];
  });
}

/** Reads the addresses of the services from the store's configuration. */
export async function servicesOf(base: string) {
  const answer = await fetch(`${base}/config.json`).catch(() => undefined);
  if (!answer?.ok) throw new NoStoreError(`No store answers at ${base}.`);
  const { services } = (await answer.json()) as { services: Parameters<typeof createApi>[0]['services'] };
  const absolute = Object.entries(services).map(([name, path]) => [name, new URL(path, base).href.replace(/\/$/, '')]);
  return Object.fromEntries(absolute) as typeof services;
}

function dataOf<T>(call: string, result: Result<T>): T {
  if (result.ok) return result.data;
  throw new KioskError(`${call} failed: ${reasonOf(result)}`);
}

const reasonOf = ({ message, problem, status, kind }: Failure): string =>
  [message ?? problem?.title ?? kind, status && `(${status})`].filter(Boolean).join(' ');
