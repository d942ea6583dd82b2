import type { Api, LocationChanges } from '@instore/api';
import { expect } from 'vitest';
import { CANAL } from '../support/goods.ts';
import { ok } from '../support/shop.ts';
import { BEDFORD } from '../support/transfers.ts';
import { connectLive, type LiveClient } from '../support/stomp.ts';
import { BEDFORD_PICKER, type World } from './world.ts';

const changesAt = (locationId: string) => `/topic/locations/${locationId}/changes`;

/** The location at which a person has lists open. */
const placeOf = (who: string) => (who === BEDFORD_PICKER ? BEDFORD : CANAL);

/** The rows of a list by their ids. */
type Rows = Record<string, unknown>;

/** An open list of a person: how it is read, and what it reads again after an event. */
interface ListKind {
  who: string;
  read: (api: Api, ids?: string[]) => Promise<Rows>;
  /** The rows that an event names; `all` reads the whole list again. */
  namedIn: (change: Required<LocationChanges>) => string[] | 'all';
}

const named =
  (...kinds: ('tryouts' | 'units' | 'counts' | 'announced' | 'bookings' | 'holidays')[]) =>
  (change: Required<LocationChanges>): string[] | 'all' =>
    kinds.some((kind) => change[kind].length > 0) ? 'all' : [];

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Rows =>
  Object.fromEntries(rows.map((row) => [idOf(row), row]));

const PAGE = 100;

/** Reads all pages of a list. */
async function readPages<Row>(page: (page: number) => Promise<{ content: Row[]; totalElements: number }>) {
  const rows: Row[] = [];
  for (;;) {
    const { content, totalElements } = await page(Math.floor(rows.length / PAGE));
    rows.push(...content);
    if (content.length < PAGE || rows.length >= totalElements) return rows;
  }
}

const shoesizeTab = (who: string, whose: 'mine' | 'all', status: '1' | '2' | '3'): ListKind => ({
  who,
  read: async (api, ids) =>
    byId(
      await readPages(async (page) =>
        ok(
          await api.storefront.getShoesizeLines({
            locationId: CANAL,
            status,
            whose,
            ...(ids ? { ids } : { page, size: PAGE }),
          }),
        ),
      ),
      (line) => line.lineId,
    ),
  // As the portal does: the first tab shows waiting try-on requests, too.
  namedIn: ({ lines, tryouts }) => (status === '1' && tryouts.length > 0 ? 'all' : lines),
});

const warehouseTab = (status: 'request' | 'pending' | 'checkedout'): ListKind => ({
  who: 'dario-vance',
  read: async (api, ids) =>
    byId(
      await readPages(async (page) =>
        ok(
          await api.inventory.getWarehouseLines({
            locationId: CANAL,
            status,
            ...(ids ? { ids } : { page, size: PAGE }),
          }),
        ),
      ),
      (line) => line.lineId,
    ),
  namedIn: ({ lines }) => lines,
});

const binOf = (bin: string): ListKind => ({
  who: 'dario-vance',
  read: async (api) => ({ [bin]: ok(await api.inventory.getBin({ locationId: CANAL, bin })) }),
  namedIn: named('units', 'counts'),
});

const queueOf = (kind: 'missing' | 'onHold'): ListKind => ({
  who: 'petra-lindqvist',
  read: async (api) =>
    byId(
      await readPages(async (page) =>
        ok(await api.consignee.getConsignmentQueue({ locationId: CANAL, kind, page, size: PAGE })),
      ),
      (record) => record.rowId,
    ),
  namedIn: named('units'),
});

/** A list of transfers. Which location has the size, and which bin has a place, is read when a transfer opens. */
const transfersOf = (who: string, list: 'incoming' | 'outgoing' | 'done'): ListKind => ({
  who,
  read: async (api, ids) => {
    const rows = await readPages(async (page) =>
      ok(
        await api.inventory.getTransfers({ locationId: placeOf(who), list, ...(ids ? { ids } : { page, size: PAGE }) }),
      ),
    );
    return byId(
      rows.map(({ next: _next, suggestedBin: _suggestedBin, ...row }) => row),
      (row) => row.transferId,
    );
  },
  namedIn: ({ transfers }) => transfers,
});

const holdsOf = (list: 'held' | 'ended'): ListKind => ({
  who: 'tomas-reyes',
  read: async (api, ids) =>
    byId(
      await readPages(async (page) =>
        ok(
          await api.storefront.getCustomerHolds({
            locationId: CANAL,
            list,
            ...(ids ? { ids } : { page, size: PAGE }),
          }),
        ),
      ),
      (hold) => hold.holdId,
    ),
  namedIn: ({ customerHolds }) => customerHolds,
});

const deliveriesOf = (list: 'expected' | 'putAway' | 'closed'): ListKind => ({
  who: 'dario-vance',
  read: async (api, ids) =>
    byId(
      await readPages(async (page) =>
        ok(await api.inventory.getDeliveries({ locationId: CANAL, list, ...(ids ? { ids } : { page, size: PAGE }) })),
      ),
      (delivery) => delivery.deliveryId,
    ),
  namedIn: ({ movements }) => movements,
});

/** Every list that a screen keeps open, by a name for the report. */
const listKinds = (days: World['days']): Record<string, ListKind> => ({
  ...Object.fromEntries(
    (['1', '2', '3'] as const).map((tab) => [`mine ${tab}`, shoesizeTab('maren-okafor', 'mine', tab)]),
  ),
  ...Object.fromEntries(
    (['1', '2', '3'] as const).map((tab) => [`all ${tab}`, shoesizeTab('tomas-reyes', 'all', tab)]),
  ),
  ...Object.fromEntries((['request', 'pending', 'checkedout'] as const).map((tab) => [tab, warehouseTab(tab)])),
  ...Object.fromEntries(['M-01-01', 'M-01-02', 'M-02-01'].map((bin) => [bin, binOf(bin)])),
  ...Object.fromEntries(
    (['incoming', 'outgoing', 'done'] as const).flatMap((list) => [
      [`transfers ${list}`, transfersOf('dario-vance', list)],
      [`transfers ${list} there`, transfersOf(BEDFORD_PICKER, list)],
    ]),
  ),
  held: holdsOf('held'),
  'holds ended': holdsOf('ended'),
  ...Object.fromEntries(
    (['expected', 'putAway', 'closed'] as const).map((list) => [`deliveries ${list}`, deliveriesOf(list)]),
  ),
  missing: queueOf('missing'),
  'on hold': queueOf('onHold'),
  popups: {
    who: 'maren-okafor',
    read: async (api) => ok(await api.storefront.getAllTryoutItems({ storeId: 'new-york', locationId: CANAL })),
    namedIn: named('tryouts'),
  },
  counts: {
    who: 'dario-vance',
    read: async (api) => byId(ok(await api.inventory.getBinCounts({ locationId: CANAL })), (count) => count.countId),
    // As the portal does: a pair that is put into its bin, or seen there, is found.
    namedIn: named('units', 'counts'),
  },
  announced: {
    who: 'petra-lindqvist',
    read: async (api) =>
      byId(
        await readPages(async (page) =>
          ok(await api.consignee.getAnnouncedPairs({ locationId: CANAL, page, size: PAGE })),
        ),
        (pair) => pair.announcedId,
      ),
    namedIn: named('announced'),
  },
  bookings: {
    who: 'maren-okafor',
    read: async (api) => {
      const { bookings, holidays } = ok(await api.storefront.getBookings({ locationId: CANAL, ...days }));
      return { ...byId(bookings, (booking) => booking.slotId), holidays };
    },
    namedIn: named('bookings', 'holidays'),
  },
});

/** An event with every kind of ids. */
const whole = (change: Partial<LocationChanges>): Required<LocationChanges> => ({
  id: '',
  all: false,
  lines: [],
  tryouts: [],
  units: [],
  bookings: [],
  counts: [],
  rounds: [],
  countPlans: [],
  endOfDay: [],
  customerHolds: [],
  transfers: [],
  movements: [],
  announced: [],
  holidays: [],
  settings: [],
  ...change,
});

/** The lists of all screens, which follow only the events of the socket. */
export class OpenLists {
  private readonly kinds: Record<string, ListKind>;
  private shown: Record<string, Rows> = {};
  private clients: Record<string, LiveClient> = {};
  /** How many events of each person are applied. */
  private applied: Record<string, number> = {};
  private connectedAt = 0;
  private outboxId = 0;

  constructor(private readonly world: World) {
    this.kinds = listKinds(world.days);
  }

  /** Connects everyone and reads every list, as after a sign-in or a lost connection. */
  async connect(): Promise<void> {
    await this.close();
    const { shop, now } = this.world;
    this.connectedAt = now().getTime();
    for (const who of new Set(Object.values(this.kinds).map((kind) => kind.who))) {
      this.clients[who] = await connectLive(shop.node.url, await shop.node.session(who), [changesAt(placeOf(who))]);
      this.applied[who] = 0;
    }
    const [last] = await shop.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from outbox');
    this.outboxId = last?.id ?? 0;
    this.shown = await this.readAll();
  }

  /** Lets time pass for the lists: sessions end after an hour, and bookings show another status without an event. */
  async pass(): Promise<void> {
    if (this.world.now().getTime() - this.connectedAt > 50 * 60_000) await this.connect();
    const bookings = this.kinds['bookings'];
    if (bookings !== undefined) this.shown['bookings'] = await this.read(bookings);
  }

  /** Compares every list with a fresh read. Call it after {@link follow}. */
  async check(): Promise<void> {
    expect(this.shown).toEqual(await this.readAll());
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.clients).map((client) => client.close()));
    this.clients = {};
  }

  /** Applies the events of what has been committed. */
  async follow(): Promise<void> {
    const rows = await this.world.shop.rows<{ id: number; event: string; destination: string }>(
      `select id::int, body ->> 'id' as event, destination from outbox
       where id > $1 and destination = any($2) order by id`,
      this.outboxId,
      [changesAt(CANAL), changesAt(BEDFORD)],
    );
    this.outboxId = rows.at(-1)?.id ?? this.outboxId;
    const changed: Record<string, Required<LocationChanges>[]> = {};
    for (const [who, client] of Object.entries(this.clients)) {
      const arrived = () => new Set((client.received as LocationChanges[]).map(({ id }) => id));
      const own = rows.filter(({ destination }) => destination === changesAt(placeOf(who)));
      while (!own.every(({ event }) => arrived().has(event))) await client.until(client.received.length + 1);
      changed[who] = (client.received as LocationChanges[]).slice(this.applied[who]).map(whole);
      this.applied[who] = client.received.length;
    }
    await Promise.all(
      Object.entries(this.kinds).map(([name, kind]) => this.apply(name, kind, changed[kind.who] ?? [])),
    );
  }

  private async apply(name: string, kind: ListKind, changes: Required<LocationChanges>[]): Promise<void> {
    const wanted = changes.map((change) => (change.all ? ('all' as const) : kind.namedIn(change)));
    if (wanted.includes('all')) {
      this.shown[name] = await this.read(kind);
      return;
    }
    const ids = [...new Set(wanted.flat())];
    if (ids.length === 0) return;
    const rows = { ...this.shown[name] };
    for (const id of ids) delete rows[id];
    this.shown[name] = { ...rows, ...(await this.read(kind, ids)) };
  }

  private read({ who, read }: ListKind, ids?: string[]): Promise<Rows> {
    return read(this.world.shop.as(who), ids);
  }

  private async readAll(): Promise<Record<string, Rows>> {
    const lists = Object.entries(this.kinds).map(async ([name, kind]) => [name, await this.read(kind)] as const);
    return Object.fromEntries(await Promise.all(lists));
  }
}
