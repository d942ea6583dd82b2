import type { OperationId } from '@instore/api';
import { cartItem } from '../chain/cartItem.ts';
import type { BenchStore, Member } from '../chain/store.ts';
import { LOCATION, STORE } from '../chain/store.ts';

/** A request to the store. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  member: Member;
}

/** An operation that is measured. */
export interface Measured {
  /** Its id in the contract. */
  name: OperationId;
  isWrite: boolean;
  /**
   * Prepares so many requests; each request of a write changes something of its own. One request is that which is
   * recorded: the bare server repeats its statements, so the others leave what it changes as it is.
   */
  prepare: (count: number) => Promise<() => Call>;
}

/** Who sends the requests; the share of one caller limits none of them. */
export interface Crowd {
  associates: Member[];
  pickers: Member[];
  kiosks: Member[];
}

type Goods = { variantId: string; sku: string; barcode: string };

/** Takes the items in turn, from the first again after the last. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}

/** Free units of the location, each of another variant. */
export async function freeGoods({ connection }: Pick<BenchStore, 'connection'>, count: number): Promise<Goods[]> {
  const { rows } = await connection.pool.query<Goods>(
    `select distinct on (u.variant_id) u.variant_id as "variantId", p.sku, u.barcode
     from units u join variants v on v.id = u.variant_id join products p on p.id = v.product_id
     where u.location_id = $1 and u.state = 'Checked In' and not u.missing and not u.on_hold
       and u.barcode is not null and p.sku is not null and u.consignee_id is null limit $2`,
    [LOCATION, count],
  );
  return rows;
}

const reads = [
  'getAllTryoutItems',
  'getShoesizeLines',
  'getWarehouseLines',
  'getNotifications',
  'getUserRoles',
  'getVariantAtLocation',
  'getPair',
  'getCatalogueBySKU',
  'searchKioskProducts',
  'searchInventory',
] as const satisfies readonly OperationId[];
const writes = ['acceptTryout', 'placeRequest', 'checkOut'] as const satisfies readonly OperationId[];

/** The operations that are measured, by their ids in the contract. */
export const operationNames: readonly string[] = [...reads, ...writes];

/** The ten reads that open screens send most often. */
function readsOf(crowd: Crowd, goods: readonly Goods[]): Measured[] {
  const [associate, picker, kiosk, good] = [
    inTurn(crowd.associates),
    inTurn(crowd.pickers),
    inTurn(crowd.kiosks),
    inTurn(goods),
  ];
  const read = (name: (typeof reads)[number], call: () => Call): Measured => ({
    name,
    isWrite: false,
    prepare: async () => call,
  });
  const get = (name: (typeof reads)[number], next: () => Member, path: (member: Member) => string): Measured =>
    read(name, () => {
      const member = next();
      return { method: 'GET', path: path(member), member };
    });
  const search = { locationId: LOCATION, title: 'court', size: '10.5,US W 7', availability: 'inStore' };
  const filters = { title: 'court', size: ['10.5'], availability: ['inStore'] };
  return [
    get('getAllTryoutItems', associate, () => `/api/storefront/getAllTryoutItems/${STORE}/${LOCATION}`),
    get('getShoesizeLines', associate, () => `/api/storefront/request-lines?locationId=${LOCATION}&status=1`),
    get('getWarehouseLines', picker, () => `/api/inventory/request-lines?locationId=${LOCATION}&status=request`),
    get('getNotifications', associate, ({ id }) => `/api/notification/get-app-notifications/${id}?page=0&size=20`),
    get('getUserRoles', associate, ({ id }) => `/api/user/role/${id}`),
    get(
      'getVariantAtLocation',
      associate,
      () => `/api/consignee/location/${LOCATION}/variant/${encodeURIComponent(good().variantId)}`,
    ),
    get('getPair', picker, () => `/api/inventory/pair/${good().barcode}?locationId=${LOCATION}`),
    get(
      'getCatalogueBySKU',
      associate,
      () => `/api/catalogue/getCatalogueBySKU?id=${encodeURIComponent(good().sku)}&locationId=${LOCATION}`,
    ),
    read('searchKioskProducts', () => ({
      method: 'POST',
      path: '/api/kiosk/kiosk-search-with-filters',
      body: { ...search, withFacets: false },
      member: kiosk(),
    })),
    read('searchInventory', () => ({
      method: 'POST',
      path: '/api/inventory/inventory-search',
      body: { locationId: LOCATION, filters },
      member: associate(),
    })),
  ];
}

/** Sends a request whose answer matters. @throws Error when it is refused */
export async function send(url: string, { method, path, body, member }: Call): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: headersOf(member, body),
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as unknown;
}

export function headersOf({ token }: Member, body: unknown): Record<string, string> {
  const authorization = `Bearer ${token}`;
  if (body === undefined) return { authorization };
  return { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
}

/** A try-on request of a kiosk with one line. */
export const tryoutCall = (kiosk: Member, variantId: string): Call => ({
  method: 'POST',
  path: '/api/kiosk/kiosk-tryout-item-master',
  body: { storeId: STORE, locationId: LOCATION, lines: [{ inventoryItemId: variantId, name: kiosk.id }] },
  member: kiosk,
});

export const acceptCall = (associate: Member, tryoutItemId: string, variantId: string): Call => ({
  method: 'PUT',
  path: '/api/storefront/tryoutItem-master/accept',
  body: [
    { tryoutItemId, inventoryItemId: variantId, sku: null, size: '9', price: 0, name: '', requestStatusFlag: true },
  ],
  member: associate,
});

export const placeCall = (associate: Member, { variantId, sku }: Pick<Goods, 'variantId' | 'sku'>): Call => ({
  method: 'POST',
  path: '/api/inventory/check-in-out/request',
  body: { locationId: LOCATION, items: [cartItem(variantId, sku)] },
  member: associate,
});

/** Accept, place and check-out. */
function writesOf(store: BenchStore, crowd: Crowd, goods: readonly Goods[]): Measured[] {
  const [associate, picker, kiosk, good] = [
    inTurn(crowd.associates),
    inTurn(crowd.pickers),
    inTurn(crowd.kiosks),
    inTurn(goods.slice(2)),
  ];
  const [placed, taken] = goods as [Goods, Goods];
  const { pool } = store.connection;
  return [
    {
      name: 'acceptTryout',
      isWrite: true,
      prepare: async (count) => {
        const waiting: Call[] = [];
        for (let made = 0; made < count; made += 1) {
          const { variantId } = good();
          const { data } = (await send(store.url, tryoutCall(kiosk(), variantId))) as {
            data: { tryoutItemId: string };
          };
          waiting.push(acceptCall(associate(), data.tryoutItemId, variantId));
        }
        return inTurn(waiting);
      },
    },
    {
      name: 'placeRequest',
      isWrite: true,
      prepare: async (count) => () => placeCall(associate(), count === 1 ? placed : good()),
    },
    {
      name: 'checkOut',
      isWrite: true,
      prepare: async (count) => {
        const next = () => placeCall(associate(), count === 1 ? taken : good());
        for (let made = 0; made < count; made += 1) await send(store.url, next());
        const { rows } = await pool.query<{ lineId: string; barcode: string }>(
          `select l.id::text as "lineId", u.barcode from request_lines l join units u on u.id = l.unit_id
           where l.location_id = $1 and l.status = 'request' and u.barcode is not null
             and (u.variant_id::text = $3) = $4 order by random() limit $2`,
          [LOCATION, count, taken.variantId, count === 1],
        );
        return inTurn(
          rows.map(({ lineId, barcode }): Call => ({
            method: 'POST',
            path: '/api/inventory/check-out',
            body: { locationId: LOCATION, lineId, barcode },
            member: picker(),
          })),
        );
      },
    },
  ];
}

/** Adds the people, their open lines and notifications, and gives the operations that are measured. */
export async function createOperations(store: BenchStore, people: number): Promise<Measured[]> {
  const crowd = {
    associates: await store.addPeople('Sales_Associate', people),
    pickers: await store.addPeople('Warehouse_Personal', people),
    kiosks: await store.addKiosks(people),
  };
  const goods = await freeGoods(store, 500);
  const { pool } = store.connection;
  await pool.query(
    `insert into request_lines (location_id, owner_id, variant_id, status, requested_by, requested_at, try_out_item)
     select $1, person, ($3::text[])[1 + n % cardinality($3::text[])], 'accepted', 'Kiosk', now() - n * interval '1 s', true
     from unnest($2::text[]) person, generate_series(1, 5) n`,
    [LOCATION, crowd.associates.map(({ id }) => id), goods.map(({ variantId }) => variantId)],
  );
  for (let at = 0; at < 30; at += 1) {
    await send(store.url, tryoutCall(crowd.kiosks[at % people]!, goods[at]!.variantId));
    await send(store.url, placeCall(crowd.associates[at % people]!, goods[at]!));
  }
  return [...readsOf(crowd, goods), ...writesOf(store, crowd, goods)];
}
