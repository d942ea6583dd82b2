import { hashDeviceKey } from '../security/deviceKey.ts';
import type { devices } from '../db/schema/devices.ts';
import type { deliverySpots, locations, stores } from '../db/schema/stores.ts';

/** Three stores, one in each city. */
export const demoStores: (typeof stores.$inferInsert)[] = [
  store('new-york', 'Northline New York'),
  store('chicago', 'Northline Chicago'),
  store('los-angeles', 'Northline Los Angeles'),
];

function store(id: string, mainStore: string): typeof stores.$inferInsert {
  return {
    id,
    mainStore,
    shopifyApiDomain: `https://${id}.shop.example/graphql`,
    shopifyRestApiDomain: `https://${id}.shop.example/rest`,
    accessToken: `demo-${id}`,
  };
}

/** The locations; the first one of a store is its main one. */
export const demoLocations: (typeof locations.$inferInsert & { timeZone: string })[] = [
  { id: 'canal-street', timeZone: 'America/New_York', storeId: 'new-york', name: 'Canal Street', position: 0 },
  { id: 'bedford-avenue', timeZone: 'America/New_York', storeId: 'new-york', name: 'Bedford Avenue', position: 1 },
  { id: 'atlantic-avenue', timeZone: 'America/New_York', storeId: 'new-york', name: 'Atlantic Avenue', position: 2 },
  { id: 'milwaukee-avenue', timeZone: 'America/Chicago', storeId: 'chicago', name: 'Milwaukee Avenue', position: 0 },
  { id: 'state-street', timeZone: 'America/Chicago', storeId: 'chicago', name: 'State Street', position: 1 },
  {
    id: 'fairfax-avenue',
    timeZone: 'America/Los_Angeles',
    storeId: 'los-angeles',
    name: 'Fairfax Avenue',
    position: 0,
  },
  {
    id: 'melrose-avenue',
    timeZone: 'America/Los_Angeles',
    storeId: 'los-angeles',
    name: 'Melrose Avenue',
    position: 1,
  },
];

/** The delivery spots of Canal Street. */
export const demoSpots: (typeof deliverySpots.$inferInsert)[] = [
  'Bench 1',
  'Bench 2',
  'Bench 3',
  'Front door',
  'Mezzanine',
  'Fitting room 2',
].map((name, position) => ({ locationId: 'canal-street', name, position }));

/** The kiosks of the demo with their keys, which are public. A real kiosk gets a random key. */
export const demoKiosks = [
  { deviceId: 'front-door', name: 'Front door', locationId: 'canal-street', key: 'demo-key-front-door' },
  { deviceId: 'mezzanine', name: 'Mezzanine', locationId: 'canal-street', key: 'demo-key-mezzanine' },
  { deviceId: 'bedford-entrance', name: 'Entrance', locationId: 'bedford-avenue', key: 'demo-key-entrance' },
] as const;

/** The rows of the kiosks, with the hashes of their keys. */
export const kioskRows: (typeof devices.$inferInsert)[] = demoKiosks.map(({ deviceId, name, locationId, key }) => ({
  deviceId,
  name,
  locationId,
  keyHash: hashDeviceKey(key),
}));

/** The rows of the file of the kiosks; keys are in no file. */
export const kioskFileRows = (): string[][] => [
  ['id', 'name', 'location'],
  ...demoKiosks.map(({ deviceId, name, locationId }) => [deviceId, name, locationId]),
];
