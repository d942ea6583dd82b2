import { type Api, createApi, type RequestLine, type Result } from '@instore/api';
import { demoKiosks } from '../../apps/store-server/src/seed/stores.ts';
import { type Device, type Kiosk, servicesOf, signInKiosk } from '../../scripts/kiosk.ts';
import type { SignIns } from './signIns.ts';

/** Kiosks of a store by name, and the requests that they have sent in all tests so far. */
export interface Kiosks {
  /** The kiosk of this name, signed in. A kiosk that the demo does not have is paired at Canal Street [C-09]. */
  named: (name: string) => Promise<Kiosk>;
  /** A new kiosk at Canal Street, for a browser of its own. */
  pair: (name: string) => Promise<Device>;
  asked: string[];
}

/** The location at which kiosks are paired. */
export const LOCATION = demoKiosks[0].locationId;

/** @param url address of the store */
export function createKiosks(url: string, signIns: SignIns): Kiosks {
  const known = new Map<string, Promise<Kiosk>>();
  const pair = async (name: string): Promise<Device> => {
    const api = await apiAs(signIns, url, 'Tomas Reyes');
    const code = await api.kiosk.createPairingCode({ locationId: LOCATION, name });
    const device = code.ok ? await api.userauth.pairKiosk({ code: code.data.code }) : code;
    if (!device.ok) throw new Error(`${name} could not be paired: ${device.message ?? device.kind}`);
    return device.data;
  };
  const signIn = async (name: string): Promise<Kiosk> =>
    signInKiosk(url, demoKiosks.find((kiosk) => kiosk.name === name) ?? (await pair(name)));
  return {
    named(name) {
      const kiosk = known.get(name) ?? signIn(name);
      known.set(name, kiosk);
      return kiosk;
    },
    pair,
    asked: [],
  };
}

/** A client of the store's API for a person. */
export async function apiAs(signIns: SignIns, url: string, person: string): Promise<Api> {
  const token = await tokenOf(signIns, url, person);
  return createApi({ services: await servicesOf(url), fetch, getToken: () => token, getStore: () => null });
}

/** The session of a person who has signed in once. */
export async function tokenOf(signIns: SignIns, url: string, person: string): Promise<string> {
  const { origins } = await signIns.storageOf(url, person);
  return origins[0]?.localStorage.find(({ name }) => name === 'jwt-token')?.value ?? '';
}

/**
 * Sends a request of a kiosk, accepts it and places it with the stockroom, all through the API. Returns the placed lines;
 * their barcodes are reserved.
 *
 * @param api of the associate
 */
export async function placeTryout(api: Api, kiosk: Kiosk, pairs: number): Promise<RequestLine[]> {
  const { tryoutItemId } = await kiosk.ask({ pairs });
  const waiting = dataOf(await api.storefront.getAllTryoutItems({ storeId: kiosk.storeId, locationId: LOCATION }));
  const accepted = (waiting[tryoutItemId] ?? []).map((line) => ({ ...line, requestStatusFlag: true }));
  dataOf(await api.storefront.acceptTryout(accepted));
  const listed = await api.storefront.getShoesizeLines({ locationId: LOCATION, status: '1', page: 0, size: 200 });
  const lines = dataOf(listed).content.filter((line) => line.tryoutItemId === tryoutItemId);
  const items = lines.map((line) => ({
    inventoryLineItemId: line.inventoryItemId,
    name: line.productName,
    style: line.sku,
    imageUrl: line.imageUrl,
    size: line.size,
    price: line.price,
    status: '1' as const,
    requestedBy: line.requestedBy,
    tryOutItem: true,
    barcode: line.barcode,
    quantity: 1,
    lineIds: [line.lineId],
  }));
  return dataOf(await api.inventory.placeRequest({ locationId: LOCATION, items })).lines;
}

/** The data of an answer. @throws the message of a failure */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(result.message ?? result.kind);
  return result.data;
}
