import type { Input, OperationId, Result } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../src/security/contract.ts';
import { CANAL, cartLine, stockUp } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../support/shop.ts';
import { BEDFORD, sentTransfer } from '../support/transfers.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Ahead of the database's clock, so that what the tests prepare by SQL is older than every scan. */
let now = Date.now() + 60 * MINUTE;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
  // A second picker of Canal Street.
  await shop.rows(
    `insert into user_roles (user_id, role, location_id, position) values ('1012', 'Warehouse_Personal', $1, 1)`,
    CANAL,
  );
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor').inventory;
/** The picker whose device was without network. */
const dario = () => shop.as('dario-vance').inventory;
/** The colleague who acts meanwhile. */
const emil = () => shop.as('emil-strand').inventory;
/** A Warehouse_Admin. */
const petra = () => shop.as('petra-lindqvist').inventory;

const [BIN, OTHER_BIN] = ['E-24-05', 'E-24-06'];
/** The bin of the first pair that `stockUp` makes. */
const FIRST_BIN = 'E-24-01';
/** A person to whom pairs are brought: Maren Okafor. */
const personId = '1001';

const at = { locationId: CANAL };
const inNewYork = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
const clock = () => new Date(now).toISOString();
const pass = (ms: number) => void (now += ms);

const pair = async () => (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes[0] ?? '';

async function rowIdOf(barcode: string): Promise<string> {
  const [row] = await shop.rows<{ id: string }>('select id from units where barcode = $1', barcode);
  return row?.id ?? '';
}

/** A placed line with its pair. */
async function place(pairs = 1) {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', pairs);
  const [line] = ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] })).lines;
  if (!line?.barcode) throw new Error('No unit was reserved');
  return { goods, barcode: line.barcode, lineId: line.lineId };
}

async function checkedOut(by = dario()) {
  const placed = await place();
  ok(await by.checkOut({ ...at, barcode: placed.barcode, lineId: placed.lineId }));
  return placed;
}

type Body<Id extends OperationId> = Input<Id> extends { body: infer Given } ? Given : Input<Id>;
/** The operations that take the time of a scan. A pair of a delivery is no unit yet: deliveries.test.ts has its late scans. */
type ScanOperation = Exclude<
  { [Id in OperationId]: 'scannedAt' extends keyof Body<Id> ? Id : never }[OperationId],
  'countDelivered' | 'correctDelivered'
>;

/** A scan that is sent later, and what a colleague does to its subject after the scan. */
interface Late {
  act: () => Promise<unknown>;
  /** @default Emil Strand */
  by?: string;
  /** The name of the act in the history of the unit, if it has one. */
  named?: string;
  send: (scannedAt: string) => Promise<Result<unknown>>;
}

/** A late scan of each operation. A new operation with `scannedAt` does not compile until it is here. */
const LATE: Record<ScanOperation, () => Promise<Late>> = {
  async checkOut() {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const [barcode = ''] = goods.barcodes;
    return {
      named: 'Reserved',
      by: 'Maren Okafor',
      act: async () => ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] })),
      send: (scannedAt) => dario().checkOut({ ...at, barcode, scannedAt }),
    };
  },
  async checkIn() {
    const { goods, barcode } = await checkedOut();
    return {
      named: 'Checked out',
      act: async () => {
        ok(await emil().checkIn({ ...at, barcode }));
        ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] }));
        ok(await emil().checkOut({ ...at, barcode }));
      },
      send: (scannedAt) => dario().checkIn({ ...at, barcode, scannedAt }),
    };
  },
  async undoCheckOut() {
    const { lineId } = await checkedOut();
    return {
      act: async () => ok(await emil().deliverLine({ ...at, lineId, personId })),
      send: (scannedAt) => dario().undoCheckOut({ ...at, lineId, scannedAt }),
    };
  },
  async undoCheckIn() {
    const { barcode, lineId } = await checkedOut();
    ok(await dario().checkIn({ ...at, barcode }));
    return {
      named: 'Moved',
      act: async () => ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode] })),
      send: (scannedAt) => dario().undoCheckIn({ ...at, lineId, scannedAt }),
    };
  },
  async takeOverCheckOut() {
    const { lineId, barcode } = await checkedOut(emil());
    return {
      act: async () => ok(await emil().deliverLine({ ...at, lineId, personId })),
      send: (scannedAt) => dario().takeOverCheckOut({ ...at, lineId, barcode, scannedAt }),
    };
  },
  async deliverLine() {
    const { lineId } = await checkedOut();
    return {
      act: async () => ok(await emil().deliverLine({ ...at, lineId, personId })),
      send: (scannedAt) => dario().deliverLine({ ...at, lineId, personId, scannedAt }),
    };
  },
  async reportPairNotHere() {
    const { lineId, barcode } = await place(2);
    return {
      named: 'Reserved',
      by: 'Petra Lindqvist',
      act: async () => {
        ok(await emil().checkOut({ ...at, lineId, barcode }));
        ok(await petra().undoCheckOut({ ...at, lineId }));
      },
      send: (scannedAt) => dario().reportPairNotHere({ ...at, lineId, barcode, scannedAt }),
    };
  },
  async moveUnits() {
    const barcode = await pair();
    return {
      named: 'Moved',
      act: async () => ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode] })),
      send: (scannedAt) => dario().moveUnits({ ...at, bin: BIN, barcodes: [barcode], scannedAt }),
    };
  },
  async correctBinShelfRecord() {
    const barcode = await pair();
    const rowId = await rowIdOf(barcode);
    return {
      named: 'Moved',
      act: async () => ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode] })),
      send: (scannedAt) =>
        dario().correctBinShelfRecord({ rowId, body: { ...at, bin: BIN, version: null, scannedAt } }),
    };
  },
  async scanCount() {
    const barcode = await pair();
    const { countId } = ok(await dario().startCount({ ...at, bin: BIN }));
    return {
      named: 'Moved',
      act: async () => ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode] })),
      send: (scannedAt) => dario().scanCount({ ...at, countId, barcode, scannedAt }),
    };
  },
  async packTransfer() {
    const barcode = await pair();
    const { variantId: inventoryItemId } = demoProductVariant('hc82-104-cf', '9');
    const asked = { locationId: BEDFORD, fromLocationId: CANAL, inventoryItemId };
    ok(await shop.as('petra-lindqvist').inventory.askForTransfer(asked));
    return {
      named: 'Moved',
      act: async () => ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode] })),
      send: (scannedAt) => dario().packTransfer({ ...at, barcode, scannedAt }),
    };
  },
  async receiveTransfer() {
    const { barcode, carton } = await sentTransfer(shop);
    return {
      named: 'Reported missing',
      by: 'Petra Lindqvist',
      act: async () => ok(await petra().reportTransferMissing({ ...at, carton })),
      send: (scannedAt) => dario().receiveTransfer({ ...at, barcode, scannedAt }),
    };
  },
};

/** The names of the properties of an operation's body, from the contract's document. */
function bodyOf(operation: unknown): string[] {
  const { requestBody } = operation as {
    requestBody?: { content: { 'application/json'?: { schema: { properties?: object } } } };
  };
  return Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
}

test('Every operation of the contract that takes `scannedAt` has a late scan here', { tags: 'W-13' }, () => {
  const operations = Object.values(readContract().document.paths).flatMap((methods) => Object.values(methods));
  const scans = operations.filter((operation) => bodyOf(operation).includes('scannedAt'));
  expect(scans.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(LATE), 'countDelivered', 'correctDelivered'].toSorted(),
  );
});

test.each(Object.entries(LATE))(
  '%s: a late scan undoes no newer act, and the refusal says who and when',
  { tags: 'W-13' },
  async (_operation, prepare) => {
    const { act, by = 'Emil Strand', named, send } = await prepare();
    pass(20 * SECOND);
    const scannedAt = clock();
    pass(20 * SECOND);
    await act();
    const changed = new Date(now);
    pass(10 * SECOND);
    const between = clock();
    pass(10 * SECOND);
    const late = await send(scannedAt);
    // Clients show the value in their own zone; the English sentence has the location's time.
    const values = { time: changed.toISOString() };
    expect(late).toMatchObject({ status: 409, problem: { title: 'Changed after this scan', values } });
    const what = named === undefined ? '' : `: ${named}`;
    expect(refusal(late).message).toBe(
      `${by} changed Halden Court 82, size 9 at ${inNewYork.format(changed)}, after this scan${what}. Check the pair, then try again or drop it.`,
    );
    // A scan that followed the change is done.
    ok(await send(between));
  },
);

test('Scans of one person that are sent together later keep their order', { tags: 'W-13' }, async () => {
  const { barcode, lineId } = await place();
  const times: string[] = [];
  for (let scans = 0; scans < 6; scans += 1) {
    pass(MINUTE);
    times.push(clock());
  }
  pass(30 * MINUTE);
  const [out, delivered, back, moved, corrected, again] = times.map((scannedAt) => ({ ...at, scannedAt }));
  ok(await dario().checkOut({ ...out!, barcode, lineId }));
  ok(await dario().deliverLine({ ...delivered!, lineId, personId }));
  ok(await dario().checkIn({ ...back!, barcode }));
  ok(await dario().moveUnits({ ...moved!, bin: BIN, barcodes: [barcode] }));
  const rowId = await rowIdOf(barcode);
  ok(await dario().correctBinShelfRecord({ rowId, body: { ...corrected!, bin: OTHER_BIN, version: null } }));
  ok(await dario().moveUnits({ ...again!, bin: BIN, barcodes: [barcode] }));
});

test.each([
  ['was moved before', true],
  ['never changed before', false],
])('A late move does not undo a later scan that found a pair that %s', { tags: 'W-13' }, async (_, isMoved) => {
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const bin = isMoved ? BIN : FIRST_BIN;
  if (isMoved) ok(await emil().moveUnits({ ...at, bin, barcodes }));
  pass(MINUTE);
  const scannedAt = clock();
  pass(MINUTE);
  ok(await emil().moveUnits({ ...at, bin, barcodes }));
  pass(MINUTE);
  expect(refusal(await dario().moveUnits({ ...at, bin: OTHER_BIN, barcodes, scannedAt })).status).toBe(409);
});

test('A reservation after the scan does not refuse the move of the pair', { tags: 'W-13' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const scannedAt = clock();
  pass(MINUTE);
  ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] }));
  pass(MINUTE);
  ok(await dario().moveUnits({ ...at, bin: BIN, barcodes: goods.barcodes, scannedAt }));
});

test('The clock of a device may be wrong: the age of a scan counts', { tags: 'W-13' }, async () => {
  const barcode = await pair();
  const slow = -10 * MINUTE;
  pass(MINUTE);
  ok(await emil().moveUnits({ ...at, bin: BIN, barcodes: [barcode] }));
  pass(5 * SECOND);
  const device = shop.as('dario-vance', { now: () => now + slow }).inventory;
  const scannedAt = new Date(now + slow).toISOString();
  pass(2 * SECOND);
  const moved = ok(await device.moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode], scannedAt }));
  expect(moved[0]?.record.bin).toBe(OTHER_BIN);
});

test('Own scans that the network delays by seconds do not refuse each other', { tags: 'W-13' }, async () => {
  const { barcode, lineId } = await place();
  pass(MINUTE);
  const scannedAt = clock();
  // The check-out was on its way for eight seconds, the undo for none.
  pass(8 * SECOND);
  ok(await dario().checkOut({ ...at, barcode, lineId }));
  ok(await dario().undoCheckOut({ ...at, lineId, scannedAt }));
});

test("An own scan between hides no colleague's act from an own late scan", { tags: 'W-13' }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const scannedAt = clock();
  pass(5 * SECOND);
  ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes }));
  pass(5 * SECOND);
  ok(await dario().moveUnits({ ...at, bin: OTHER_BIN, barcodes }));
  pass(5 * SECOND);
  expect(refusal(await dario().moveUnits({ ...at, bin: BIN, barcodes, scannedAt })).message).toContain('Emil Strand');
});

test("An own newer act hides no colleague's act that arrives after it", { tags: 'W-13' }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const scannedAt = clock();
  pass(5 * SECOND);
  const colleague = clock();
  pass(5 * SECOND);
  ok(await dario().moveUnits({ ...at, bin: FIRST_BIN, barcodes }));
  const body = { ...at, bin: FIRST_BIN, version: null, scannedAt: colleague };
  ok(await emil().correctBinShelfRecord({ rowId: await rowIdOf(barcodes[0] ?? ''), body }));
  pass(5 * SECOND);
  expect(refusal(await dario().moveUnits({ ...at, bin: BIN, barcodes, scannedAt })).message).toContain('Emil Strand');
});

test('A late move of a whole bin does not take pairs that came after the scan', { tags: 'W-13' }, async () => {
  const scannedAt = clock();
  pass(MINUTE);
  // An import adds a pair to the bin.
  await shop.rows(
    `with act as materialized (select set_config('in_store.now', $3, true))
     insert into units (barcode, variant_id, location_id, bin_id)
     select 'T' || $2, $2, $1, (select id from bins where location_id = $1 and code = '${FIRST_BIN}') from act`,
    CANAL,
    demoProductVariant('hc82-104-cf', '9').variantId,
    clock(),
  );
  const late = await dario().moveUnits({ ...at, bin: BIN, fromBin: FIRST_BIN, scannedAt });
  expect(refusal(late).status).toBe(409);
});

test('Of scans that arrive together the refusal of an older one names the last', { tags: 'W-13' }, async () => {
  const { barcode } = await checkedOut(emil());
  const scannedAt = clock();
  pass(SECOND);
  const [back, moved] = [clock(), (pass(SECOND), clock())];
  pass(MINUTE);
  ok(await emil().checkIn({ ...at, barcode, scannedAt: back }));
  pass(SECOND);
  ok(await emil().moveUnits({ ...at, bin: OTHER_BIN, barcodes: [barcode], scannedAt: moved }));
  const late = await dario().moveUnits({ ...at, bin: BIN, barcodes: [barcode], scannedAt });
  expect(late).toMatchObject({ problem: { values: { person: 'Emil Strand', act: 'Moved', time: moved } } });
});

test('The refusal of a late scan says that the pair was handed over', { tags: ['W-13', 'Z-12'] }, async () => {
  const { barcode, lineId } = await checkedOut();
  pass(MINUTE);
  const scannedAt = clock();
  pass(MINUTE);
  ok(await shop.as('maren-okafor').storefront.handOver({ ...at, lineId }));
  const late = await dario().checkIn({ ...at, barcode, scannedAt });
  expect(late).toMatchObject({ problem: { values: { person: 'Maren Okafor', act: 'Handed over', time: clock() } } });
});
