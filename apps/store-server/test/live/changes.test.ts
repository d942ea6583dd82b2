import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '@instore/api';
import { readContract } from '../../src/security/contract.ts';
import { announceDelivery, countedDelivery } from '../support/deliveries.ts';
import { ask, bringOut, CANAL, cartLine, marked, orderFor, stockUp } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';
import { makeKeyPair } from '../support/tablet.ts';
import { askBedford, BEDFORD, endTransfers, packedTransfer, sentTransfer, stockBedford } from '../support/transfers.ts';

/** An event of `/topic/locations/{locationId}/changes`. */
interface Changes {
  id: string;
  all: boolean;
  lines: string[];
  tryouts: string[];
  units: string[];
  counts?: string[];
  customerHolds?: string[];
  transfers?: string[];
  movements?: string[];
  announced?: string[];
  settings?: string[];
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
beforeEach(() => endTransfers(shop));

const { document } = readContract();
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...document });
const isChanges = ajv.compile({ $ref: 'contract#/components/schemas/LocationChanges' });

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance');
const lena = () => shop.as('lena-park');
const petra = () => shop.as('petra-lindqvist');
/** The picker of Bedford Avenue. */
const emil = () => shop.as('emil-strand').inventory;
const bedford = { locationId: BEDFORD };

/** The events of a location that a piece of work publishes, oldest first. Each must be as the contract describes it. */
async function published(work: () => Promise<unknown>, locationId = CANAL): Promise<Changes[]> {
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

const unitOf = async (barcode: string): Promise<string> => {
  const [row] = await shop.rows<{ id: string }>('select id from units where barcode = $1', barcode);
  return row?.id ?? '';
};

/** A unit that is reserved for a line of Maren's. */
async function place(product = 'hc82-104-cf', size = '9', pairs = 1) {
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
const changing = {
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
    const write = async () => ok(await maren().storefront.handOver({ locationId: CANAL, lineId }));
    return { write, changes: () => ({ lines: [lineId] }) };
  },
  holdForCustomer: async () => {
    const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
    let holdId = '';
    const write = async () => void ({ holdId } = ok(await maren().storefront.holdForCustomer(holdOf(barcode))));
    const unit = await unitOf(barcode);
    return { write, changes: () => ({ units: [unit], customerHolds: [holdId] }) };
  },
  holdLonger: async () => {
    const { holdId } = await hold();
    const longer = { locationId: CANAL, holdId, until: inHours(2) };
    const write = async () => ok(await maren().storefront.holdLonger(longer));
    return { write, changes: () => ({ customerHolds: [holdId] }) };
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
  scanCount: async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { countId } = ok(await dario().inventory.startCount({ locationId: CANAL, bin: 'E-24-08' }));
    const body = { locationId: CANAL, countId, barcode: goods.barcodes[0] ?? '' };
    const write = async () => ok(await dario().inventory.scanCount(body));
    return { write, changes: () => ({ counts: [countId] }) };
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
    const tomas = shop.as('tomas-reyes').storefront;
    const spots = ok(await tomas.getDeliverySpots({ locationId: CANAL }));
    const write = async () => ok(await tomas.setDeliverySpots({ locationId: CANAL, spots: spots.toReversed() }));
    return { write, changes: () => ({ settings: ['spots', 'changes', 'places'] }) };
  },
  pairKiosk: async () => {
    const ruth = shop.as('ruth-feldman');
    const { code } = ok(await ruth.kiosk.createPairingCode({ locationId: CANAL, name: 'Mirror' }));
    const write = async () => ok(await ruth.userauth.pairKiosk({ code }));
    return { write, changes: () => ({ settings: ['kiosks', 'changes'] }) };
  },
  enrolDevice: async () => {
    const { publicKey } = await makeKeyPair();
    const tablet = { locationId: CANAL, name: 'Tablet 2', lockMinutes: 2, publicKey };
    const write = async () => ok(await shop.as('tomas-reyes').kiosk.enrolDevice(tablet));
    return { write, changes: () => ({ settings: ['kiosks', 'changes'] }) };
  },
  sellLine: async () => {
    const { lineId, barcode, unit, variantId } = await place();
    ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
    const orderNumber = await orderFor(shop, 'CH-3', [variantId]);
    const write = async () => ok(await maren().storefront.sellLine({ locationId: CANAL, lineId, orderNumber }));
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
const changesNoList: OperationId[] = [
  'acknowledgeNotification',
  'acknowledgeAllNotifications',
  'announce',
  'closeDay',
  'createPairingCode',
  'moveBooking',
  'postponeNotification',
  'removeSavedSearch',
  'reopenDay',
  'saveSearch',
  'updateSlotStatus',
];

test('Each write of the contract publishes its tested changes, or changes no list', { tags: 'W-09' }, () => {
  const isWrite = (operation: object) => JSON.stringify(operation).includes('"#/components/parameters/IdempotencyKey"');
  const writes = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(isWrite)
    .map((operation) => operation.operationId);
  expect(writes.length).toBeGreaterThan(10);
  expect([...Object.keys(changing), ...changesNoList].toSorted()).toEqual(writes.toSorted());
});

describe('Every subscriber of a location gets its changes by', { tags: ['K-10', 'W-09'] }, () => {
  test.each(Object.entries(changing))('%s', async (_name, prepare) => {
    const { write, changes } = await prepare();
    const events = await published(write);
    expect(events).toHaveLength(1);
    const [event] = events;
    const expected: Partial<Changes> = changes();
    expect(event?.all).toBe(false);
    expect(event?.units.toSorted()).toEqual((expected.units ?? []).toSorted());
    // Lines and requests of the same variant may be served by another unit now: they are named, too.
    expect(event?.lines).toEqual(expect.arrayContaining(expected.lines ?? []));
    expect(event?.tryouts).toEqual(expect.arrayContaining(expected.tryouts ?? []));
    expect(event?.counts).toEqual(expected.counts);
    expect(event?.customerHolds).toEqual(expected.customerHolds);
    expect(event?.movements).toEqual(expected.movements);
    expect(event?.transfers).toEqual(expected.transfers);
    expect(event?.announced).toEqual(expected.announced);
    expect(event?.settings?.toSorted()).toEqual(expected.settings?.toSorted());
  });
});

test(
  'An accepted line has no unit; its cancellation is published all the same',
  { tags: ['Z-11', 'W-09'] },
  async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
    const { lines } = await ask(shop, [goods]);
    ok(await maren().storefront.acceptTryout(marked(lines)));
    const lineIds = lines.map((line) => line.lineId ?? '');
    const cancel = async () => ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds }));
    expect(await published(cancel)).toMatchObject([{ all: false, lines: lineIds, tryouts: [], units: [] }]);
  },
);

test('Each inserted, changed or deleted row is published, whichever program writes it', { tags: 'W-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '11', 0);
  const statements: [kind: 'lines' | 'tryouts' | 'units', sql: string, values: unknown[]][] = [
    [
      'lines',
      `insert into request_lines (id, location_id, owner_id, variant_id, status, requested_by, requested_at, try_out_item)
       values (900001, $1, '1001', $2, 'accepted', 'Kiosk', now(), true)`,
      [CANAL, goods.variantId],
    ],
    ['lines', `update request_lines set note = 'Asked again' where id = 900001`, []],
    ['lines', 'delete from request_lines where id = 900001', []],
    [
      'tryouts',
      `insert into tryouts (id, location_id, name, requested_at) values (900001, $1, 'Kiosk', now())`,
      [CANAL],
    ],
    ['tryouts', `update tryouts set name = 'Front door' where id = 900001`, []],
    ['tryouts', 'delete from tryouts where id = 900001', []],
    [
      'units',
      `insert into units (id, barcode, variant_id, location_id) overriding system value values (900001, 'T1', $2, $1)`,
      [CANAL, goods.variantId],
    ],
    ['units', `update units set barcode = 'T2' where id = 900001`, []],
    ['units', 'delete from units where id = 900001', []],
  ];
  for (const [kind, sql, values] of statements) {
    const events = await published(() => shop.rows(sql, ...values));
    expect(events, sql).toMatchObject([{ all: false, lines: [], tryouts: [], units: [], [kind]: ['900001'] }]);
  }
});

test('A write that fails, or that changes nothing, publishes nothing', { tags: 'W-09' }, async () => {
  const { barcode } = await place();
  const refused = () => dario().inventory.checkIn({ locationId: CANAL, barcode });
  const held = () => lena().consignee.setBarcodeOnHold({ barcode, onHold: false });
  const same = () => shop.rows('update units set on_hold = on_hold where barcode = $1', barcode);
  expect(await published(refused)).toEqual([]);
  expect(await published(held)).toEqual([]);
  expect(await published(same)).toEqual([]);
});

test('A unit that leaves the stock publishes the lines for its variant', { tags: ['K-06', 'K-10'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10', 3);
  const waiting = await ask(shop, [goods]);
  const accepted = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(accepted.lines)));
  const [event] = await published(() =>
    shop.as('ines-calloway').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }),
  );
  expect(event?.tryouts).toContain(waiting.tryoutItemId);
  expect(event?.lines).toContain(accepted.lines[0]?.lineId);
});

test('A free pair that leaves or returns publishes the open lines', { tags: ['W-09', 'W-14'] }, async () => {
  const { lineId, variantId } = await place('kdh-077-oc', '9', 2);
  const [free] = await shop.rows<{ id: number; barcode: string }>(
    `select id, barcode from units where location_id = $1 and variant_id = $2 and state = 'Checked In'`,
    CANAL,
    variantId,
  );
  const setAside = (onHold: boolean) => shop.rows('update units set on_hold = $2 where id = $1', free?.id, onHold);
  expect(await published(() => setAside(true))).toMatchObject([{ lines: [lineId] }]);
  const { content } = ok(
    await dario().inventory.getWarehouseLines({ locationId: CANAL, status: 'request', ids: [lineId] }),
  );
  expect(content[0]?.otherBarcodes).not.toContain(free?.barcode);
  expect(await published(() => setAside(false))).toMatchObject([{ lines: [lineId] }]);
});

test('A checked-out line is published when an order takes its unit', { tags: ['W-09', 'Z-12'] }, async () => {
  const { lineId, barcode, variantId } = await place('kdh-077-oc', '9.5', 2);
  ok(await dario().inventory.checkOut({ locationId: CANAL, barcode }));
  const orderNumber = await orderFor(shop, 'CH-SOLD', [variantId, variantId]);
  const sell = () => maren().storefront.sellLine({ locationId: CANAL, lineId, orderNumber });
  expect(await published(sell)).toMatchObject([{ all: false, lines: [lineId] }]);
});

test('A scan publishes the lines that the picker holds', { tags: ['W-09', 'W-10'] }, async () => {
  const held = await place();
  const scanned = await place('hc82-104-cf', '10.5');
  ok(await dario().inventory.takePicks({ locationId: CANAL, requestIds: [held.requestId ?? ''] }));
  await shop.rows(`update pickers set last_scan_at = now() - interval '2 minutes'`);
  const [event] = await published(() => dario().inventory.checkOut({ locationId: CANAL, barcode: scanned.barcode }));
  expect(event?.lines).toEqual(expect.arrayContaining([held.lineId, scanned.lineId]));
});

test('A change of many units is published as "all", a moved unit to both locations', { tags: 'W-09' }, async () => {
  const many = () => shop.rows(`update units set set_aside_note = 'Counted' where location_id = $1`, CANAL);
  expect(await published(many)).toEqual([
    { id: expect.stringMatching(/./) as string, all: true, lines: [], tryouts: [], units: [] },
  ]);
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const unit = await unitOf(barcodes[0] ?? '');
  const there = 'bedford-avenue';
  const move = () => shop.rows('update units set location_id = $1, bin_id = null where id = $2', there, unit);
  const left = await published(move);
  expect(left).toMatchObject([{ all: false, units: [unit] }]);
  const back = () => shop.rows('update units set location_id = $1 where id = $2', CANAL, unit);
  expect(await published(back, there)).toMatchObject([{ all: false, units: [unit] }]);
  const gone = () => shop.rows('delete from units where id = $1', unit);
  expect(await published(gone)).toMatchObject([{ all: false, units: [unit] }]);
});

test('Changes that add up to more than an event may name say "all"', { tags: 'W-09' }, async () => {
  const write = async () => {
    await shop.database.db.transaction(async (tx) => {
      for (const offset of [0, 150]) {
        await tx.execute(
          `update units set set_aside_note = 'Counted again'
           where id in (select id from units where location_id = '${CANAL}' order by id limit 150 offset ${offset})`,
        );
      }
    });
  };
  expect(await published(write)).toMatchObject([{ all: true, lines: [], tryouts: [], units: [] }]);
});
