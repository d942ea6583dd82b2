import { createApi, type Failure, type KioskProduct, type Result, type StoreLocation } from '@instore/api';

/** What a kiosk signs in as: a device, not a person. */
export interface Device {
  deviceId: string;
  key: string;
}

/** What a customer wants to try on. */
export interface Wish {
  /** The kiosk's name, as it is shown to the associates. */
  name: string;
  pairs: number;
  /** Pairs that the store has, or such as it has none of. @default true */
  isInStore?: boolean;
  /** Which of so many to take, from 0: of the products the first one, of its variants the only one. @default the first */
  pick?: (count: number) => number;
}

export interface Asked {
  tryoutItemId: string;
  /** The products' titles, in the order of the lines. */
  titles: string[];
}

export interface Kiosk {
  storeId: string;
  location: StoreLocation;
  /** The kiosk's session, a jwt. */
  token: string;
  /** Sends a request to try pairs on [C-05]. Throws KioskError, also when the store has too few such products. */
  ask: (wish: Wish) => Promise<Asked>;
}

/** Why a kiosk could not do what was wanted, in one line. */
export class KioskError extends Error {
  override name = 'KioskError';
}

/** Nobody answers there. */
export class NoStoreError extends KioskError {
  override name = 'NoStoreError';
}

/**
 * Signs a kiosk in at a running store, and asks as it would, through the store's HTTP API.
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

  const ask = async ({ name, pairs, isInStore = true, pick = () => 0 }: Wish): Promise<Asked> => {
    const featured = dataOf('getFeaturedProducts', await api.kiosk.getFeaturedProducts());
    const wanted = chosen(featured.data.products.nodes, isInStore, pick).slice(0, pairs);
    if (wanted.length < pairs) {
      const found = wanted.length === 0 ? 'no such products' : `only ${wanted.length} such products`;
      throw new KioskError(`The store has ${found} to ask for.`);
    }
    const lines = wanted.map(({ product: { sku }, variant: { id, title, price } }) => ({
      inventoryItemId: id,
      sku: sku ?? null,
      size: title,
      price,
      name,
    }));
    const request = { storeId: store.id, locationId: location.id, lines };
    const { tryoutItemId } = dataOf('requestTryout', await api.kiosk.requestTryout(request));
    return { tryoutItemId, titles: wanted.map(({ product }) => product.title) };
  };
  return { storeId: store.id, location, token, ask };
}

/** Products with one variant each, from the picked one on and around. */
function chosen(products: readonly KioskProduct[], isInStore: boolean, pick: (count: number) => number) {
  const start = pick(products.length);
  return [...products.slice(start), ...products.slice(0, start)].flatMap((product) => {
    const fitting = product.variants.nodes.filter((variant) => variant.availableForSale === isInStore);
    const variant = fitting[pick(fitting.length)];
    return product.sku != null && variant ? [{ product, variant }] : [];
  });
}

/** Where the store's services are, as it tells the portal. */
async function servicesOf(base: string) {
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
