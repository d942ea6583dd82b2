import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OperationId } from '@instore/api';
import { readSettings } from '../../src/base/settings.ts';
import { readContract } from '../../src/security/contract.ts';
import { announceDelivery, countedDelivery } from '../support/deliveries.ts';
import { ask, bringOut, CANAL, cartLine, marked, orderFor, stockUp } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';
import { sold } from '../support/sales.ts';
import { makeKeyPair } from '../support/tablet.ts';
import { askBedford, BEDFORD, endTransfers, packedTransfer, sentTransfer, stockBedford } from '../support/transfers.ts';

/** An event of `/topic/locations/{locationId}/changes`. */
export interface Changes {
  id: string;
  all: boolean;
  lines: string[];
  tryouts: string[];
  units: string[];
  counts?: string[];
  countPlans?: string[];
  endOfDay?: string[];
  customerHolds?: string[];
  transfers?: string[];
  movements?: string[];
  announced?: string[];
  settings?: string[];
}

const ENVIRONMENT = {
  PRINTER_RANGES: '10.1.0.0/16',
  LOG_LEVEL: 'fatal',
  SHOPIFY_SHOP: 'chain.myshopify.com',
  SHOPIFY_MAPPING: 'mapping.json',
  SHOPIFY_ADMIN_TOKEN: 'token',
};

/** The shop of the test file that imports this one. */
export let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: readSettings(ENVIRONMENT, []) });
});
afterAll(() => shop?.close());
beforeEach(() => endTransfers(shop));

export const { document } = readContract();
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...document });
const isChanges = ajv.compile({ $ref: 'contract#/components/schemas/LocationChanges' });

export const maren = () => shop.as('maren-okafor');
export const dario = () => shop.as('dario-vance');
export const lena = () => shop.as('lena-park');
const tomas = () => shop.as('tomas-reyes');
const newPerson = {
  objectId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  name: 'Dora Silva',
  email: 'dora@chain.example',
  role: 'Sales_Associate',
};
const PEOPLE = ['changes', 'people'];
const ANNOUNCEMENTS = ['announcements', 'changes'];
const IMPORTS = ['imports'];
const newImport = { locationId: CANAL, kind: 'bins', fileName: 'bins.csv', size: 5 } as const;
const PRINTERS = ['changes', 'printers'];
const SYSTEMS = ['changes', 'systems'];
const systemOf = (id: string) => ({ id, locationIds: [CANAL] });
const addKey = (id: string) =>
  tomas().store.addApiKey({
    ...systemOf(id),
    name: 'Tool',
    role: 'Store_Admin',
    operations: ['getInsight'],
    days: 1,
  });
const addEndpoint = (id: string) =>
  tomas().store.addWebhookEndpoint({ ...systemOf(id), url: 'https://till.example/events' });
const printing = () => ({ settings: ['printers'] });
const desk = { address: '10.1.2.3', port: 9100, dpi: 203, labelWidth: 62, labelHeight: 38 } as const;
/** A printer of Canal Street. */
const addPrinter = async (name: string) =>
  ok(await tomas().store.addPrinter({ locationId: CANAL, name, ...desk })).printerId;
const petra = () => shop.as('petra-lindqvist');
/** The picker of Bedford Avenue. */
const emil = () => shop.as('emil-strand').inventory;
const bedford = { locationId: BEDFORD };

/** The events of a location that a piece of work publishes, oldest first. Each must be as the contract describes it. */
export async function published(work: () => Promise<unknown>, locationId = CANAL): Promise<Changes[]> {
  const [last] = await shop.rows<{ id: string }>('select coalesce(max(id), 0) as id from outbox');
  await work();
  const rows = await shop.rows<{ body: Changes }>(
    'select body from outbox where id > $1 and destination = $2 order by id',
    last?.id,
    `/topic/locations/${locationId}/changes`,
  );
  for (const { body } of rows) expect(isChanges(body), ajv.errorsText(isChanges.errors)).toBe(true);
  return rows.map(({ body }) => body);
}

export const unitOf = async (barcode: string): Promise<string> => {
  const [row] = await shop.rows<{ id: string }>('select id from units where barcode = $1', barcode);
  return row?.id ?? '';
};

/** A unit that is reserved for a line of Maren's. */
export async function place(product = 'hc82-104-cf', size = '9', pairs = 1) {
  const goods = await stockUp(shop, product, size, pairs);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  if (!line?.barcode) throw new Error('No unit was reserved');
  return {
    ...goods,
    lineId: line.lineId,
    requestId: line.requestId,
    barcode: line.barcode,
    unit: await unitOf(line.barcode),
  };
}

/** A hand-over note of Dario's. */
async function handOver(): Promise<string> {
  const { lastNote } = ok(await dario().inventory.getEndOfDay({ locationId: CANAL }));
  const body = { locationId: CANAL, note: 'A delivery comes at 07:30.', lastNoteId: lastNote?.noteId ?? null };
  return ok(await dario().inventory.writeHandOverNote(body)).noteId;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const holdOf = (barcode: string) => ({ locationId: CANAL, barcode, firstName: 'Noor', until: inHours(1) });

/** A unit that Maren holds for a customer. */
async function hold() {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
  const { holdId } = ok(await maren().storefront.holdForCustomer(holdOf(barcode)));
  return { holdId, unit: await unitOf(barcode) };
}

/** A unit that waits for an order. */
async function order(numberOfIt: string) {
  const goods = await stockUp(shop, 'kdh-077-oc', '9', 1);
  const [barcode = ''] = goods.barcodes;
  await shop.rows('insert into orders (number, location_id, placed_at) values ($1, $2, now())', numberOfIt, CANAL);
  const [item] = await shop.rows<{ id: string }>(
    'insert into order_items (order_number, position, variant_id) values ($1, 0, $2) returning id',
    numberOfIt,
    goods.variantId,
  );
  const body = { orderNumber: numberOfIt, items: [{ itemId: item?.id ?? '', barcode }] };
  return { unit: await unitOf(barcode), fulfil: () => lena().consignee.fulfilRetailOrder(body) };
}

/** A pair that Jonah has announced. */
async function announce(): Promise<string[]> {
  const pairs = [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId }];
  const announced = ok(await shop.as('jonah-whitaker').consignee.announceConsignment({ locationId: CANAL, pairs }));
  return announced.map(({ announcedId }) => announcedId);
}

/** Prepares a write and answers how to do it, and what it changes. */
type Scenario = () => Promise<{ write: () => Promise<unknown>; changes: () => Partial<Changes> }>;

/** Every write of the contract that changes request lines, try-on requests or units. */
export const changing = {
  requestTryout: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    let tryout = '';
    const write = async () => (tryout = (await ask(shop, [goods])).tryoutItemId);
    return { write, changes: () => ({ tryouts: [tryout] }) };
  },
  acceptTryout: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { tryoutItemId, lines } = await ask(shop, [goods]);
    const write = async () => ok(await maren().storefront.acceptTryout(marked(lines)));
    return { write, changes: () => ({ tryouts: [tryoutItemId], lines: lines.map((line) => line.lineId ?? '') }) };
  },
  placeRequest: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const unit = await unitOf(goods.barcodes[0] ?? '');
    let line = '';
    const write = async () => {
      const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
      line = placed.lines[0]?.lineId ?? '';
    };
    return { write, changes: () => ({ lines: [line], units: [unit] }) };
  },
  cancelRequest: async () => {
    const { lineId, unit } = await place();
    const write = async () => ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  checkOut: async () => {
    const { lineId, barcode, unit } = await place();
    const write = async () => ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  checkIn: async () => {
    const { lineId, barcode, unit } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const write = async () => ok(await dario().inventory.checkIn({ locationId: CANAL, barcode }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  reportPairNotHere: async () => {
    const { lineId, unit, barcodes } = await place('hc82-104-cf', '9.5', 2);
    const write = async () => ok(await dario().inventory.reportPairNotHere({ locationId: CANAL, lineId }));
    const other = await unitOf(barcodes[1] ?? '');
    return { write, changes: () => ({ lines: [lineId], units: [unit, other] }) };
  },
  correctBinShelfRecord: async () => {
    const { lineId, unit } = await place();
    const body = { locationId: CANAL, version: 0, bin: 'B-10-06' };
    const write = async () => ok(await dario().inventory.correctBinShelfRecord({ rowId: unit, body }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  replaceMissingPair: async () => {
    const { lineId, barcode, unit, barcodes } = await place('hc82-104-cf', '10', 2);
    const instead = barcodes[1] ?? '';
    const path = { missingBarcode: barcode, selectedReplacementBarcode: instead };
    const write = async () => ok(await lena().consignee.replaceMissingPair(path));
    const other = await unitOf(instead);
    return { write, changes: () => ({ lines: [lineId], units: [unit, other] }) };
  },
  setBarcodeMissing: async () => {
    const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const [barcode = ''] = barcodes;
    const unit = await unitOf(barcode);
    const write = async () => ok(await lena().consignee.setBarcodeMissing({ barcode }));
    return { write, changes: () => ({ units: [unit] }) };
  },
  setBarcodeOnHold: async () => {
    const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const [barcode = ''] = barcodes;
    const unit = await unitOf(barcode);
    const write = async () => ok(await lena().consignee.setBarcodeOnHold({ barcode }));
    return { write, changes: () => ({ units: [unit] }) };
  },
  fulfilRetailOrder: async () => {
    const { unit, fulfil } = await order('CH-1');
    return { write: async () => ok(await fulfil()), changes: () => ({ units: [unit] }) };
  },
  markOrderSold: async () => {
    const { unit, fulfil } = await order('CH-2');
    ok(await fulfil());
    const write = async () => ok(await lena().consignee.markOrderSold({ orderNumber: 'CH-2' }));
    return { write, changes: () => ({ units: [unit] }) };
  },
  nudgeRequest: async () => {
    const { lineId } = await place();
    await shop.rows(`update requests set placed_at = now() - interval '3 minutes'`);
    const write = async () => ok(await maren().storefront.nudgeRequest({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  assignLine: async () => {
    const { lineId } = await place();
    const write = async () => ok(await maren().storefront.assignLine({ locationId: CANAL, lineId, ownerId: '1002' }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  setLineDetails: async () => {
    const { lineId } = await place();
    const write = async () =>
      ok(await maren().storefront.setLineDetails({ locationId: CANAL, lineId, spot: 'Bench 1' }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  sendLineMessage: async () => {
    const { lineId } = await place();
    const write = async () =>
      ok(await dario().inventory.sendLineMessage({ locationId: CANAL, lineId, message: 'which-colour' }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  takeOtherSize: async () => {
    const other = await stockUp(shop, 'hc82-104-cf', '10', 1);
    const { lineId } = await place();
    ok(await dario().inventory.reportPairNotHere({ locationId: CANAL, lineId }));
    const body = { locationId: CANAL, lineId, inventoryItemId: other.variantId };
    let added = '';
    const write = async () => (added = ok(await maren().storefront.takeOtherSize(body)).lineId);
    const unit = await unitOf(other.barcodes[0] ?? '');
    return { write, changes: () => ({ lines: [lineId, added], units: [unit] }) };
  },
  sendBack: async () => {
    const { lineId, barcode } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const write = async () => ok(await maren().storefront.sendBack({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  handOver: async () => {
    const { lineId, barcode } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const unit = await unitOf(barcode);
    const write = async () => ok(await maren().storefront.handOver({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  holdForCustomer: async () => {
    const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
    let holdId = '';
    const write = async () => void ({ holdId } = ok(await maren().storefront.holdForCustomer(holdOf(barcode))));
    const unit = await unitOf(barcode);
    return { write, changes: () => ({ units: [unit], customerHolds: [holdId] }) };
  },
  holdLonger: async () => {
    const { holdId, unit } = await hold();
    const longer = { locationId: CANAL, holdId, until: inHours(2) };
    const write = async () => ok(await maren().storefront.holdLonger(longer));
    return { write, changes: () => ({ customerHolds: [holdId], units: [unit] }) };
  },
  handOverHeldPair: async () => {
    const { holdId, unit } = await hold();
    let lineId = '';
    const write = async () =>
      void ({ lineId } = ok(await maren().storefront.handOverHeldPair({ locationId: CANAL, holdId })));
    return { write, changes: () => ({ units: [unit], lines: [lineId], customerHolds: [holdId] }) };
  },
  letHeldPairGo: async () => {
    const { holdId, unit } = await hold();
    const write = async () => ok(await maren().storefront.letHeldPairGo({ locationId: CANAL, holdId }));
    return { write, changes: () => ({ units: [unit], customerHolds: [holdId] }) };
  },
  callCustomer: async () => {
    const [lineId = ''] = (await bringOut(shop, ['9'])).lineIds;
    const write = async () => ok(await maren().storefront.callCustomer({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  endCall: async () => {
    const [lineId = ''] = (await bringOut(shop, ['9'])).lineIds;
    ok(await maren().storefront.callCustomer({ locationId: CANAL, lineId }));
    const write = async () => ok(await maren().storefront.endCall({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  withdrawTryout: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { tryoutItemId } = await ask(shop, [goods]);
    const write = async () => ok(await shop.as('front-door').kiosk.withdrawTryout({ tryoutItemId, body: {} }));
    return { write, changes: () => ({ tryouts: [tryoutItemId] }) };
  },
  undoCheckOut: async () => {
    const { lineId, barcode, unit } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const write = async () => ok(await dario().inventory.undoCheckOut({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  undoCheckIn: async () => {
    const { lineId, barcode, unit } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    ok(await dario().inventory.checkIn({ locationId: CANAL, barcode }));
    const write = async () => ok(await dario().inventory.undoCheckIn({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  answerForgottenPair: async () => {
    const { lineId, barcode } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const body = { locationId: CANAL, lineId, answer: 'not found' as const };
    let answers: { id: string }[] = [];
    const write = async () => {
      ok(await dario().inventory.answerForgottenPair(body));
      answers = await shop.rows<{ id: string }>('select id from forgotten_answers where line_id = $1', lineId);
    };
    return { write, changes: () => ({ endOfDay: answers.map(({ id }) => id) }) };
  },
  writeHandOverNote: async () => {
    let noteId = '';
    await shop.rows('delete from forgotten_answers');
    const write = async () => (noteId = await handOver());
    return { write, changes: () => ({ endOfDay: [noteId] }) };
  },
  readHandOverNote: async () => {
    const noteId = await handOver();
    const write = async () => ok(await dario().inventory.readHandOverNote({ locationId: CANAL, noteId }));
    return { write, changes: () => ({ endOfDay: [noteId] }) };
  },
  takeOverCheckOut: async () => {
    const { lineId, barcode } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const write = async () => ok(await petra().inventory.takeOverCheckOut({ locationId: CANAL, lineId, barcode }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  deliverLine: async () => {
    const { lineId, barcode } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const write = async () => ok(await dario().inventory.deliverLine({ locationId: CANAL, lineId, spot: 'Bench 1' }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  takePicks: async () => {
    const { lineId, requestId } = await place();
    const body = { locationId: CANAL, requestIds: [requestId ?? ''] };
    const write = async () => ok(await dario().inventory.takePicks(body));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  handBackPicks: async () => {
    const { lineId, requestId } = await place();
    const body = { locationId: CANAL, requestIds: [requestId ?? ''] };
    ok(await dario().inventory.takePicks(body));
    const write = async () => ok(await dario().inventory.handBackPicks(body));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  moveUnits: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const [barcode = ''] = goods.barcodes;
    const unit = await unitOf(barcode);
    const body = { locationId: CANAL, bin: 'E-24-09', barcodes: [barcode] };
    const write = async () => ok(await dario().inventory.moveUnits(body));
    return { write, changes: () => ({ units: [unit] }) };
  },
  startCount: async () => {
    let count = '';
    const write = async () =>
      (count = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-08' })).countId);
    return { write, changes: () => ({ counts: [count] }) };
  },
  planCount: async () => {
    let planId = '';
    const body = { locationId: CANAL, aisles: ['A'], weekdays: [1], isBlind: true };
    const write = async () => (planId = ok(await petra().inventory.planCount(body)).planId);
    return { write, changes: () => ({ countPlans: [planId] }) };
  },
  endCountPlan: async () => {
    const body = { locationId: CANAL, aisles: ['A'], weekdays: [1], isBlind: true };
    const { planId } = ok(await petra().inventory.planCount(body));
    const write = async () => ok(await petra().inventory.endCountPlan({ locationId: CANAL, planId }));
    return { write, changes: () => ({ countPlans: [planId] }) };
  },
  scanCount: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { countId } = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-08' }));
    const body = { locationId: CANAL, countId, barcode: goods.barcodes[0] ?? '' };
    const unit = await unitOf(body.barcode);
    const write = async () => ok(await dario().inventory.scanCount(body));
    return { write, changes: () => ({ counts: [countId], units: [unit] }) };
  },
  handInCount: async () => {
    const { countId } = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-08' }));
    const write = async () => ok(await dario().inventory.handInCount({ locationId: CANAL, countId }));
    return { write, changes: () => ({ counts: [countId] }) };
  },
  applyCount: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const [barcode = ''] = goods.barcodes;
    const { countId } = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-07' }));
    ok(await dario().inventory.scanCount({ locationId: CANAL, countId, barcode }));
    const unit = await unitOf(barcode);
    const write = async () => ok(await petra().inventory.applyCount({ locationId: CANAL, countId }));
    return { write, changes: () => ({ counts: [countId], units: [unit] }) };
  },
  discardCount: async () => {
    const { countId } = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-06' }));
    const write = async () => ok(await petra().inventory.discardCount({ locationId: CANAL, countId }));
    return { write, changes: () => ({ counts: [countId] }) };
  },
  countDelivered: async () => {
    const { delivery, carton } = await announceDelivery(shop);
    const inventoryItemId = demoProductVariant('hc82-104-cf', '9').variantId;
    const write = async () => ok(await dario().inventory.countDelivered({ ...delivery, carton, inventoryItemId }));
    return { write, changes: () => ({ movements: [delivery.deliveryId] }) };
  },
  putDeliveries: async () => {
    const { delivery, number, carton } = await announceDelivery(shop);
    const pairs = [{ carton, inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, quantity: 2 }];
    const deliveries = [{ number, from: 'Kurobe', expectedOn: '2026-11-24', pairs }];
    const write = async () =>
      ok(await shop.as('petra-lindqvist').inventory.putDeliveries({ locationId: CANAL, deliveries }));
    return { write, changes: () => ({ movements: [delivery.deliveryId] }) };
  },
  correctDelivered: async () => {
    const { delivery, pairId } = await countedDelivery(shop);
    const body = { ...delivery, pairId, condition: 'damaged' } as const;
    const write = async () => ok(await dario().inventory.correctDelivered(body));
    return { write, changes: () => ({ movements: [delivery.deliveryId] }) };
  },
  reportNotInCarton: async () => {
    const { delivery, carton } = await announceDelivery(shop);
    const write = async () => ok(await dario().inventory.reportNotInCarton({ ...delivery, carton }));
    return { write, changes: () => ({ movements: [delivery.deliveryId] }) };
  },
  handInDelivery: async () => {
    const { delivery } = await countedDelivery(shop);
    const write = async () => ok(await dario().inventory.handInDelivery(delivery));
    return { write, changes: () => ({ movements: [delivery.deliveryId] }) };
  },
  closeDelivery: async () => {
    const { delivery, version, barcode } = await countedDelivery(shop);
    let unit = '';
    const write = async () => {
      ok(await petra().inventory.closeDelivery({ ...delivery, version }));
      unit = await unitOf(barcode);
    };
    return { write, changes: () => ({ movements: [delivery.deliveryId], units: [unit] }) };
  },
  askForTransfer: async () => {
    const { variantId: inventoryItemId } = await stockBedford(shop, '9', 1);
    const asked = { locationId: CANAL, fromLocationId: BEDFORD, inventoryItemId };
    let id = '';
    const write = async () => void (id = ok(await maren().inventory.askForTransfer(asked)).transferId);
    return { write, changes: () => ({ transfers: [id] }) };
  },
  acceptTransfer: async () => {
    const { transferId } = await askBedford(shop);
    const write = async () => ok(await emil().acceptTransfer({ ...bedford, transferId }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  refuseTransfer: async () => {
    const { transferId } = await askBedford(shop);
    const write = async () => ok(await emil().refuseTransfer({ ...bedford, transferId, reason: 'sold' }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  nudgeTransfer: async () => {
    const { transferId } = await askBedford(shop);
    await shop.rows(`update movements set announced_at = now() - interval '3 minutes' where id = $1`, transferId);
    const write = async () => ok(await maren().inventory.nudgeTransfer({ locationId: CANAL, transferId }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  cancelTransfer: async () => {
    const { transferId } = await askBedford(shop);
    const write = async () => ok(await maren().inventory.cancelTransfer({ locationId: CANAL, transferId }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  packTransfer: async () => {
    const { transferId, barcode } = await askBedford(shop);
    const write = async () => ok(await emil().packTransfer({ ...bedford, barcode }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  closeCarton: async () => {
    const { transferId, carton } = await packedTransfer(shop);
    const write = async () => ok(await emil().closeCarton({ ...bedford, carton }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  sendCarton: async () => {
    const { transferId, carton } = await packedTransfer(shop);
    ok(await emil().closeCarton({ ...bedford, carton }));
    const write = async () => ok(await emil().sendCarton({ ...bedford, carton }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  receiveTransfer: async () => {
    const { transferId, barcode } = await sentTransfer(shop);
    const unit = await unitOf(barcode);
    const write = async () => ok(await dario().inventory.receiveTransfer({ locationId: CANAL, barcode }));
    return { write, changes: () => ({ transfers: [transferId], units: [unit] }) };
  },
  reportTransferMissing: async () => {
    const { transferId, carton } = await sentTransfer(shop);
    const write = async () => ok(await dario().inventory.reportTransferMissing({ locationId: CANAL, carton }));
    return { write, changes: () => ({ transfers: [transferId] }) };
  },
  announceConsignment: async () => {
    const pairs = [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId }];
    let announced = '';
    const write = async () => {
      const [pair] = ok(await shop.as('jonah-whitaker').consignee.announceConsignment({ locationId: CANAL, pairs }));
      announced = pair?.announcedId ?? '';
    };
    return { write, changes: () => ({ announced: [announced] }) };
  },
  acceptAnnouncedPairs: async () => {
    const announcedIds = await announce();
    let unit = '';
    const write = async () => {
      const [result] = ok(await petra().consignee.acceptAnnouncedPairs({ locationId: CANAL, announcedIds }));
      unit = result?.record?.rowId ?? '';
    };
    return { write, changes: () => ({ announced: announcedIds, units: [unit] }) };
  },
  declineAnnouncedPairs: async () => {
    const announcedIds = await announce();
    const body = { locationId: CANAL, announcedIds, reason: 'Worn' };
    const write = async () => ok(await petra().consignee.declineAnnouncedPairs(body));
    return { write, changes: () => ({ announced: announcedIds }) };
  },
  setDeliverySpots: async () => {
    const { storefront } = tomas();
    const spots = ok(await storefront.getDeliverySpots({ locationId: CANAL }));
    const write = async () => ok(await storefront.setDeliverySpots({ locationId: CANAL, spots: spots.toReversed() }));
    return { write, changes: () => ({ settings: ['spots', 'changes', 'places'] }) };
  },
  pairKiosk: async () => {
    const ruth = shop.as('ruth-feldman');
    const { code } = ok(await ruth.kiosk.createPairingCode({ locationId: CANAL, name: 'Mirror' }));
    const write = async () => ok(await ruth.userauth.pairKiosk({ code }));
    return { write, changes: () => ({ settings: ['kiosks', 'changes'] }) };
  },
  addPerson: async () => {
    const body = { ...newPerson, locationIds: [CANAL] };
    return { write: async () => ok(await tomas().store.addPerson(body)), changes: () => ({ settings: PEOPLE }) };
  },
  changePerson: async () => {
    const { id, version: basedOn } = ok(await tomas().store.getPerson({ id: '1018' }));
    const body = { role: 'Warehouse_Admin', locationIds: [CANAL], basedOn };
    return {
      write: async () => ok(await tomas().store.changePerson({ id, body })),
      changes: () => ({ settings: PEOPLE }),
    };
  },
  removePerson: async () => {
    const { id, version: basedOn } = ok(await tomas().store.getPerson({ id: '1018' }));
    const write = async () => ok(await tomas().store.removePerson({ id, body: { basedOn } }));
    return { write, changes: () => ({ settings: PEOPLE }) };
  },
  announce: async () => ({
    write: async () => ok(await tomas().notification.announce({ title: 'Count at six', locationIds: [CANAL] })),
    changes: () => ({ settings: ANNOUNCEMENTS }),
  }),
  recallAnnouncement: async () => {
    const { notification } = tomas();
    const { id } = ok(await notification.announce({ title: 'Count at six', locationIds: [CANAL] }));
    return {
      write: async () => ok(await notification.recallAnnouncement({ announcementId: id })),
      changes: () => ({ settings: ANNOUNCEMENTS }),
    };
  },
  startImport: async () => ({
    write: async () => ok(await tomas().store.startImport(newImport)),
    changes: () => ({ settings: IMPORTS }),
  }),
  applyImport: async () => {
    await shop.rows(`update imports set state = 'failed' where location_id = $1`, CANAL);
    const { id: importId } = ok(await tomas().store.startImport(newImport));
    await shop.rows('update imports set state = $2 where id = $1', importId, 'checked');
    const write = async () => ok(await tomas().store.applyImport({ importId }));
    return { write, changes: () => ({ settings: IMPORTS }) };
  },
  correctImport: async () => {
    await shop.rows(`update imports set state = 'failed' where location_id = $1`, CANAL);
    const { id: importId } = ok(await tomas().store.startImport(newImport));
    await shop.rows(`update imports set state = 'checked', problem = 1 where id = $1`, importId);
    await shop.rows(
      `insert into import_findings (import_id, nth, what, row, detail) values ($1, 1, 'problem', 2, 'is empty')`,
      importId,
    );
    const body = { cells: [], leftOut: [2], leavesOutOthers: false };
    const write = async () => ok(await tomas().store.correctImport({ importId, body }));
    return { write, changes: () => ({ settings: IMPORTS }) };
  },
  cancelImport: async () => {
    await shop.rows(`update imports set state = 'failed' where location_id = $1`, CANAL);
    const { id: importId } = ok(await tomas().store.startImport(newImport));
    const write = async () => ok(await tomas().store.cancelImport({ importId }));
    return { write, changes: () => ({ settings: IMPORTS }) };
  },
  enrolDevice: async () => {
    const { publicKey } = await makeKeyPair();
    const tablet = { locationId: CANAL, name: 'Tablet 2', lockMinutes: 2, publicKey };
    const write = async () => ok(await shop.as('tomas-reyes').kiosk.enrolDevice(tablet));
    return { write, changes: () => ({ settings: ['kiosks', 'changes'] }) };
  },
  setOpeningHours: async () => {
    const { hours, slotMinutes, slotCapacity } = ok(await tomas().store.getOpeningHours({ locationId: CANAL }));
    const basedOn = { hours, slotMinutes, slotCapacity };
    const body = { locationId: CANAL, ...basedOn, slotCapacity: slotCapacity + 1, basedOn };
    const write = async () => ok(await tomas().store.setOpeningHours(body));
    return { write, changes: () => ({ settings: ['changes', 'places'] }) };
  },
  addPrinter: async () => ({
    write: async () => ok(await tomas().store.addPrinter({ locationId: CANAL, ...desk, name: 'Added' })),
    changes: () => ({ settings: PRINTERS }),
  }),
  changePrinter: async () => {
    const printerId = await addPrinter('Changed');
    const body = { ...desk, name: 'Changed to', basedOn: 0 };
    const write = async () => ok(await tomas().store.changePrinter({ printerId, body }));
    return { write, changes: () => ({ settings: PRINTERS }) };
  },
  removePrinter: async () => {
    const printerId = await addPrinter('Removed');
    return {
      write: async () => ok(await tomas().store.removePrinter({ printerId })),
      changes: () => ({ settings: PRINTERS }),
    };
  },
  printTestPage: async () => {
    const printerId = await addPrinter('Tested');
    return { write: async () => ok(await dario().store.printTestPage({ printerId })), changes: printing };
  },
  printLabels: async () => {
    const printerId = await addPrinter('Of labels');
    const body = { kind: 'bins' as const, ids: ['A-14-01'] };
    return { write: async () => ok(await dario().store.printLabels({ printerId, body })), changes: printing };
  },
  cancelPrintJob: async () => {
    const { printJobId } = ok(await dario().store.printTestPage({ printerId: await addPrinter('Cancelled') }));
    return { write: async () => ok(await dario().store.cancelPrintJob({ printJobId })), changes: printing };
  },
  printAgain: async () => {
    const { printJobId } = ok(await dario().store.printTestPage({ printerId: await addPrinter('Again') }));
    ok(await dario().store.cancelPrintJob({ printJobId }));
    return { write: async () => ok(await dario().store.printAgain({ printJobId })), changes: printing };
  },
  addApiKey: async () => ({
    write: async () => ok(await addKey('added')),
    changes: () => ({ settings: SYSTEMS }),
  }),
  revokeApiKey: async () => {
    ok(await addKey('revoked'));
    const write = async () => ok(await tomas().store.revokeApiKey({ systemId: 'revoked' }));
    return { write, changes: () => ({ settings: SYSTEMS }) };
  },
  addWebhookEndpoint: async () => ({
    write: async () => ok(await addEndpoint('added')),
    changes: () => ({ settings: SYSTEMS }),
  }),
  changeWebhookEndpoint: async () => {
    ok(await addEndpoint('changed'));
    const body = { isPaused: true, pausedTypes: [], basedOn: 0 };
    const write = async () => ok(await tomas().store.changeWebhookEndpoint({ systemId: 'changed', body }));
    return { write, changes: () => ({ settings: SYSTEMS }) };
  },
  removeWebhookEndpoint: async () => {
    ok(await addEndpoint('removed'));
    const write = async () => ok(await tomas().store.removeWebhookEndpoint({ systemId: 'removed' }));
    return { write, changes: () => ({ settings: SYSTEMS }) };
  },
  compareShop: async () => {
    await shop.rows(`insert into shopify_shop (domain, connected_at) values ('chain.myshopify.com', now())
                     on conflict (domain) do update set asked_at = null`);
    return { write: async () => ok(await tomas().store.compareShop()), changes: () => ({ settings: ['shop'] }) };
  },
  sellLine: async () => {
    const { lineId, barcode, unit, variantId } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const orderNumber = await orderFor(shop, 'CH-3', [variantId]);
    const write = async () => ok(await maren().storefront.sellLine({ locationId: CANAL, lineId, orderNumber }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  takeBack: async () => {
    const { barcode, lineId } = await sold(shop);
    const back = { locationId: CANAL, barcode, reason: 'too small', condition: 'as new' } as const;
    const unit = await unitOf(barcode);
    const write = async () => ok(await maren().storefront.takeBack(back));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  undoSale: async () => {
    const { barcode, lineId, orderNumber } = await sold(shop);
    const unit = await unitOf(barcode);
    const write = async () => ok(await maren().storefront.undoSale({ locationId: CANAL, orderNumber }));
    return { write, changes: () => ({ lines: [lineId], units: [unit] }) };
  },
  putOrders: async () => {
    const { unit, fulfil } = await order('CH-4');
    ok(await fulfil());
    const [item] = await shop.rows<{ id: string }>(
      `select variant_id as id from order_items where order_number = 'CH-4'`,
    );
    const items = [{ inventoryItemId: item?.id ?? '', quantity: 0 }];
    const orders = [{ orderNumber: 'CH-4', placedAt: '2026-11-23T15:30:00Z', items }];
    const write = async () => ok(await shop.as('tomas-reyes').consignee.putOrders({ locationId: CANAL, orders }));
    return { write, changes: () => ({ units: [unit] }) };
  },
} satisfies Partial<Record<OperationId, Scenario>>;

/** Writes that change neither lines, nor try-on requests, nor units. */
export const changesNoList: OperationId[] = [
  'acknowledgeNotification',
  'acknowledgeAllNotifications',
  'closeDay',
  'createPairingCode',
  'moveBooking',
  'addPushDevice',
  'resendWebhook',
  'ringAnnouncement',
  'postponeNotification',
  'removePushDevice',
  'removeSavedSearch',
  'reopenDay',
  'saveSearch',
  'setPush',
  'testPush',
  'updateSlotStatus',
];
