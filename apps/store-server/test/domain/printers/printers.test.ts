import type { Input } from '@instore/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../src/base/settings.ts';
import { announceDelivery } from '../../support/deliveries.ts';
import { CANAL, stockUp } from '../../support/goods.ts';
import { startNode } from '../../support/node.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { BEDFORD, packedTransfer } from '../../support/transfers.ts';

const tags = ['M-06'];
const settings = readSettings({ PRINTER_RANGES: '10.1.0.0/16', LOG_LEVEL: 'fatal' }, []);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings });
});
afterAll(() => shop?.close());
beforeEach(() => shop.rows('delete from printers'));

const tomas = () => shop.as('tomas-reyes').store;
const dario = () => shop.as('dario-vance').store;
const desk: Input<'addPrinter'> = {
  locationId: CANAL,
  name: 'Desk',
  address: '10.1.2.3',
  port: 9100,
  dpi: 203,
  labelWidth: 62,
  labelHeight: 38,
};
const added = async (over: Partial<Input<'addPrinter'>> = {}) => ok(await tomas().addPrinter({ ...desk, ...over }));
const listed = async () => ok(await dario().getPrinters({ locationId: CANAL }));
const jobs = async () => ok(await dario().getPrintJobs({ locationId: CANAL }));
const zplOf = async (printJobId: string) =>
  (await shop.rows<{ zpl: string }>('select zpl from print_jobs where id = $1', printJobId))[0]?.zpl ?? '';

test('A Store_Admin adds, changes and removes a printer of the own location', { tags }, async () => {
  const printer = await added({ address: '::ffff:10.1.2.3' });
  expect(printer).toMatchObject({ name: 'Desk', address: '10.1.2.3', state: 'unknown', stateSince: null, waiting: 0 });
  expect((await listed()).printers).toEqual([printer]);
  expect((await listed()).ranges).toEqual(['10.1.0.0/16']);
  const { printerId } = printer;
  const { locationId: _location, ...body } = desk;
  const changed = await tomas().changePrinter({ printerId, body: { ...body, name: 'Desk 1', dpi: 300, basedOn: 0 } });
  expect(ok(changed)).toMatchObject({ name: 'Desk 1', dpi: 300, version: 1 });
  const stale = await tomas().changePrinter({ printerId, body: { ...body, basedOn: 0 } });
  expect(refusal(stale)).toMatchObject({
    status: 409,
    message: 'Another admin has changed this printer. Look at it again before you save.',
  });
  ok(await tomas().removePrinter({ printerId }));
  expect((await listed()).printers).toEqual([]);
  expect(refusal(await tomas().removePrinter({ printerId })).status).toBe(404);
  const log = await shop.rows(
    `select action, field, before, after from admin_changes where kind = 'printer' order by id`,
  );
  expect(log).toEqual([
    { action: 'added', field: null, before: null, after: null },
    { action: 'changed', field: 'name', before: 'Desk', after: 'Desk 1' },
    { action: 'changed', field: 'dpi', before: '203', after: '300' },
    { action: 'removed', field: null, before: null, after: null },
  ]);
});

test('A printer of another location, and adding one as a picker, is refused', { tags }, async () => {
  expect(refusal(await dario().addPrinter(desk)).status).toBe(403);
  const ruth = shop.as('ruth-feldman').store;
  const { printerId } = ok(await ruth.addPrinter({ ...desk, locationId: BEDFORD }));
  expect(refusal(await dario().printTestPage({ printerId })).status).toBe(404);
  const labels = { kind: 'bins' as const, ids: ['A-14-01'] };
  expect(refusal(await dario().printLabels({ printerId, body: labels })).status).toBe(404);
});

test.each([
  ['address', { address: '10.2.0.1' }, 'The settings of this store allow no printer at 10.2.0.1, only in 10.1.0.0/16.'],
  ['address', { address: '10.1' }, 'This is no IP address. One is 10.1.2.3, for example.'],
  ['name', { address: '10.1.2.4', name: 'desk' }, 'Another printer of this location has this name.'],
])('A refused printer names the %s: %j', { tags }, async (field, over, message) => {
  await added();
  expect(refusal(await tomas().addPrinter({ ...desk, ...over }))).toEqual({ status: 422, message, field: `/${field}` });
});

test('Without a setting no printer can be added, and the refusal says who changes it', { tags }, async () => {
  const node = await startNode(shop.database);
  const answer = await node.ask('tomas-reyes', 'POST', '/api/store/printers', desk);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    detail: 'The settings of this store allow no printers. The operator names their addresses in PRINTER_RANGES.',
  });
  await node.close();
});

test('Two admins at once give a name once, and a location has at most 20 printers', { tags }, async () => {
  const both = [tomas(), shop.as('ruth-feldman').store];
  const together = (name: string) => Promise.all(both.map((store) => store.addPrinter({ ...desk, name })));
  for (const name of ['Desk', 'Lift']) {
    const answers = await together(name);
    expect(answers.map((answer) => (answer.ok ? 'added' : String(answer.status))).toSorted()).toEqual(['422', 'added']);
  }
  for (let at = 2; at < 20; at += 1) await added({ name: `Desk ${at}` });
  expect(refusal(await tomas().addPrinter({ ...desk, name: 'One more' }))).toMatchObject({ status: 409 });
});

test('A bin is printed with its place, in the order that is asked for', { tags }, async () => {
  const { printerId } = await added();
  const body = { kind: 'bins' as const, ids: ['a-14-02', 'A-14-01'], copies: 2 };
  const job = ok(await dario().printLabels({ printerId, body }));
  expect(job).toMatchObject({ kind: 'bins', subject: 'A-14-02', labels: 4, status: 'waiting', problem: null });
  expect(job).toMatchObject({ printer: 'Desk', requestedBy: 'Dario Vance', endedAt: null });
  const zpl = await zplOf(job.printJobId);
  expect(zpl.indexOf('A-14-02')).toBeLessThan(zpl.indexOf('A-14-01'));
  expect(zpl).toMatch(/\^FDAisle A, bay 14, shelf \d\^FS/);
  expect((await listed()).printers).toMatchObject([{ waiting: 1 }]);
  const unknown = await dario().printLabels({ printerId, body: { kind: 'bins', ids: ['A-14-01', 'Z-99-99'] } });
  expect(refusal(unknown)).toEqual({ status: 422, message: 'This location has no bin Z-99-99.', field: '/ids/1' });
});

test('A pair has its label also before its delivery is closed', { tags }, async () => {
  const { printerId } = await added();
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const { delivery, carton } = await announceDelivery(shop);
  const inventoryItemId = demoProductVariant('hc82-104-cf', '9').variantId;
  const counted = ok(await shop.as('dario-vance').inventory.countDelivered({ ...delivery, carton, inventoryItemId }));
  for (const barcode of [barcodes[0] ?? '', counted.barcode]) {
    const job = ok(await dario().printLabels({ printerId, body: { kind: 'pairs', ids: [barcode] } }));
    const zpl = await zplOf(job.printJobId);
    expect(zpl).toContain('^FD9^FS');
    expect(zpl).toContain('Halden Court');
    expect(zpl).toContain(`^FD${barcode}^FS`);
  }
  await shop.rows('update units set location_id = $1 where barcode = $2', BEDFORD, barcodes[0]);
  const elsewhere = await dario().printLabels({ printerId, body: { kind: 'pairs', ids: [barcodes[0] ?? ''] } });
  expect(refusal(elsewhere)).toMatchObject({ status: 422, field: '/ids/0' });
});

test('A carton is printed at the location that packs it', { tags }, async () => {
  const { carton } = await packedTransfer(shop);
  const ruth = shop.as('ruth-feldman').store;
  const { printerId } = ok(await ruth.addPrinter({ ...desk, locationId: BEDFORD }));
  const emil = shop.as('emil-strand').store;
  const job = ok(await emil.printLabels({ printerId, body: { kind: 'cartons', ids: [carton] } }));
  const zpl = await zplOf(job.printJobId);
  expect(zpl).toContain('^FDx1^FS');
  expect(zpl).toContain('^FDCanal Street^FS');
  expect(zpl).toContain(`^FD${carton}^FS`);
});

test('A job is cancelled while it waits, and printed again once it has ended', { tags }, async () => {
  const { printerId } = await added();
  const { printJobId } = ok(await dario().printTestPage({ printerId }));
  expect(refusal(await dario().printAgain({ printJobId })).status).toBe(409);
  const answers = await Promise.all([dario().cancelPrintJob({ printJobId }), tomas().cancelPrintJob({ printJobId })]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const again = ok(await tomas().printAgain({ printJobId }));
  expect(again).toMatchObject({ kind: 'test', subject: 'Desk', status: 'waiting', requestedBy: 'Tomas Reyes' });
  expect((await jobs()).map(({ status }) => status)).toEqual(['waiting', 'cancelled']);
  expect(await zplOf(again.printJobId)).toMatch(/\^FD10\.1\.2\.3:9100\^FS[^]*\^FD62 x 38 mm, 203 dpi\^FS/);
  ok(await tomas().removePrinter({ printerId }));
  expect(await jobs()).toEqual([]);
});

test('A press that is sent twice queues one job', { tags: ['M-06', 'A-03'] }, async () => {
  const { printerId } = await added();
  const body = { kind: 'bins' as const, ids: ['A-14-01'] };
  const options = { key: 'print-a-14-01-once' };
  const [one, two] = await Promise.all([
    dario().printLabels({ printerId, body }, options),
    dario().printLabels({ printerId, body }, options),
  ]);
  expect(ok(one).printJobId).toBe(ok(two).printJobId);
  expect(await jobs()).toHaveLength(1);
});
