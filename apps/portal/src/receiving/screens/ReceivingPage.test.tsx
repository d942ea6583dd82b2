import type { Delivery, Failure } from '@instore/api';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { deliveredPairOf, deliveryOf, keptOnDevice, sizeOf } from '../../../test/deliveries.ts';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { apiOf, english, ok, recordToasts, refused } from '../../../test/support.ts';
import type { NewWrite } from '../../outbox/index.ts';
import { createReceiving } from '../receiving.ts';
import type { ReceivingSearch } from '../receivingSearch.ts';
import { ReceivingPage } from './ReceivingPage.tsx';

const newLabel = deliveredPairOf({ isNewLabel: true });

interface OpenOptions {
  role?: string;
  /** The answers to the reads of the delivery; after them it is read. */
  answers?: Failure[];
  /** The answers to corrections; after them they are done. */
  refusals?: Failure[];
}

function open(
  delivery: Delivery,
  search: ReceivingSearch,
  { role = 'Warehouse_Personal', answers = [], refusals = [] }: OpenOptions = {},
) {
  const screen = createScreenApp();
  screen.state.auth.role = role;
  const asked: object[] = [];
  const receiving = createReceiving({
    api: apiOf({
      inventory: {
        getDelivery: async () => answers.shift() ?? ok(delivery),
        closeDelivery: async (input) => {
          asked.push(input);
          return ok({ ...delivery, status: 'closed' as const });
        },
      },
    }),
    toasts: recordToasts().toasts,
    say: english,
    play: async () => undefined,
    locationId: () => 'loc-1',
    normaliseBarcode: (text) => text,
    ...keptOnDevice(),
    outbox: {
      add: (async ({ operation, input }: NewWrite) => {
        asked.push(input);
        const failure = operation === 'correctDelivered' ? refusals.shift() : undefined;
        if (failure) return { outcome: 'refused', failure };
        return { outcome: 'done', data: operation === 'countDelivered' ? newLabel : delivery };
      }) as never,
    },
  });
  const changes: object[] = [];
  const printed: object[] = [];
  openScreen(
    screen.app,
    <ReceivingPage
      {...search}
      receiving={receiving}
      onChange={(part) => changes.push(part)}
      onTakeBack={() => changes.push({ page: 'take-back' })}
      onPrint={(pairs) => printed.push(pairs)}
    />,
    '/warehouse/receiving',
  );
  return { receiving, changes, printed, asked };
}

const started = deliveryOf([sizeOf({ counted: 1 }), sizeOf({ size: '10', inventoryItemId: '10', expected: 1 })]);

test('The list shows a delivery and opens it', { tags: ['M-02', 'E-03'] }, async () => {
  const { receiving, changes } = open(started, { list: undefined });
  fill(receiving.state, [['1', started]]);
  await expect.element(page.getByRole('article')).toHaveTextContent('1 of 3');
  await page.getByRole('button', { name: 'Halden Footwear D-1' }).click();
  expect(changes).toEqual([{ delivery: '1' }]);
});

test('Without a delivery the page says how deliveries come', { tags: ['M-02', 'E-03'] }, async () => {
  const { receiving } = open(started, {});
  fill(receiving.state, []);
  await expect.element(page.getByText('No delivery is expected.')).toBeVisible();
});

test('A list that cannot be read says why', { tags: ['M-02', 'E-03'] }, async () => {
  const { receiving } = open(started, {});
  receiving.state.error = refused(503, 'The store is busy.').message;
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
});

test('A size that is not counted shows a dash, never zero', { tags: 'M-02' }, async () => {
  open(started, { delivery: '1', carton: 'D-1-1' });
  const boxes = page.getByRole('article');
  await expect.element(boxes.first().getByRole('img', { name: '1 of 2' })).toBeVisible();
  await expect.element(boxes.nth(1).getByRole('img', { name: '– of 1' })).toBeVisible();
  await expect.element(boxes.nth(1)).toHaveTextContent('Not counted yet');
});

test('A pair without a barcode is counted by a press and gets a label', { tags: 'M-02' }, async () => {
  const { asked, printed } = open(started, { delivery: '1', carton: 'D-1-1' });
  await page.getByRole('button', { name: 'Count without a barcode, size 10' }).click();
  expect(asked).toEqual([{ locationId: 'loc-1', deliveryId: '1', carton: 'D-1-1', inventoryItemId: '10' }]);
  await page.getByRole('button', { name: 'Print its label' }).click();
  expect(printed).toEqual([[{ barcode: '4012345000016', size: '9', name: 'Halden Court 82' }]]);
});

test('The end of a carton names the sizes that are not counted', { tags: 'M-02' }, async () => {
  const { asked } = open(started, { delivery: '1', carton: 'D-1-1' });
  await page.getByRole('button', { name: 'Close carton 1' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Not counted: 9, 10');
  await page.getByRole('button', { name: 'Not in the carton' }).click();
  expect(asked).toMatchObject([{ deliveryId: '1', carton: 'D-1-1' }]);
});

const counted = deliveryOf([sizeOf({ counted: 1, absent: 1 })], { over: 1, damaged: 1, version: 7 });

test('An admin reads the differences before the delivery is booked', { tags: 'M-02' }, async () => {
  const { asked } = open(counted, { delivery: '1' }, { role: 'Warehouse_Admin' });
  const sums = page.getByRole('status', { name: 'Differences' });
  await expect.element(sums).toHaveTextContent('Expected2Counted2Short1Over1Damaged1');
  await expect.element(page.getByRole('article')).toHaveTextContent('1 short');
  await expect.element(page.getByText('Damaged, on hold: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Close the delivery' }).click();
  await expect.poll(() => asked).toMatchObject([{ deliveryId: '1', version: 7 }]);
});

test('A damaged pair is noted with what is damaged', { tags: 'M-02' }, async () => {
  const { receiving, asked } = open(started, { delivery: '1', carton: 'D-1-1' });
  await expect.element(page.getByRole('heading', { name: 'Carton 1 of 1' })).toBeVisible();
  receiving.counting.last = deliveredPairOf();
  await page.getByRole('button', { name: 'Damaged' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(' Left shoe marked ');
  await page.getByRole('button', { name: 'It is damaged' }).click();
  await expect.poll(() => asked).toMatchObject([{ pairId: '1', condition: 'damaged', note: 'Left shoe marked' }]);
});

test('The note about a damaged pair stays when it is refused', { tags: 'M-02' }, async () => {
  const { receiving, asked } = open(
    started,
    { delivery: '1', carton: 'D-1-1' },
    { refusals: [refused(503, 'The store is busy.')] },
  );
  await expect.element(page.getByRole('heading', { name: 'Carton 1 of 1' })).toBeVisible();
  receiving.counting.last = deliveredPairOf();
  await page.getByRole('button', { name: 'Damaged' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Left shoe marked');
  await page.getByRole('button', { name: 'It is damaged' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(note).toHaveValue('Left shoe marked');
  await page.getByRole('button', { name: 'It is damaged' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('A delivery beside the list names the carton with which to go on', { tags: 'M-02' }, async () => {
  const { receiving, changes } = open(started, { delivery: '1' });
  fill(receiving.state, [['1', started]]);
  await page.getByRole('button', { name: 'Go on with carton 1' }).click();
  await page.getByRole('button', { name: /Carton 1 .* D-1-1/ }).click();
  expect(changes).toEqual([{ carton: 'D-1-1' }, { carton: 'D-1-1' }]);
  await expect
    .element(page.getByRole('button', { name: 'Halden Footwear D-1' }))
    .toHaveAttribute('aria-current', 'true');
});

test('A delivery that cannot be read says why beside the list, with a retry', { tags: ['M-02', 'E-03'] }, async () => {
  const { receiving } = open(started, { delivery: '1' }, { answers: [refused(503, 'The store is busy.')] });
  fill(receiving.state, [['1', started]]);
  const beside = page.getByRole('complementary', { name: 'Delivery' });
  await expect.element(beside.getByText('The store is busy.')).toBeVisible();
  await beside.getByRole('button', { name: 'Try again' }).click();
  await expect.element(beside.getByRole('button', { name: 'Go on with carton 1' })).toBeVisible();
  await expect.element(beside.getByText('The store is busy.')).not.toBeInTheDocument();
});

test('The way to the bins is in walking order, and labels are printed', { tags: ['M-02', 'W-12'] }, async () => {
  const pairs = [
    deliveredPairOf({ suggestedBin: 'A-09-12', isNewLabel: true }),
    deliveredPairOf({ pairId: '2', suggestedBin: 'A-09-12' }),
    deliveredPairOf({ pairId: '3', suggestedBin: null, size: '10' }),
  ];
  const closed = deliveryOf([sizeOf({ counted: 2 })], { status: 'closed', toPutAway: 3, toPlace: pairs });
  const { printed } = open(closed, { delivery: '1' });
  await expect.element(page.getByRole('article', { name: 'A-09-12' })).toHaveTextContent('×2');
  await expect.element(page.getByRole('article', { name: 'A free bin' })).toHaveTextContent('1 pair');
  await page.getByRole('button', { name: 'Print 1 label' }).click();
  expect(printed).toEqual([[{ barcode: '4012345000016', size: '9', name: 'Halden Court 82' }]]);
});

test('A picker hands the count in, and does not close the delivery', { tags: ['M-02', 'R-04'] }, async () => {
  const { asked } = open(counted, { delivery: '1' });
  await expect.element(page.getByRole('button', { name: 'Close the delivery' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hand in the count' }).click();
  expect(asked).toEqual([{ locationId: 'loc-1', deliveryId: '1' }]);
});

test('A count that is handed in says who closes the delivery', { tags: ['M-02', 'R-04'] }, async () => {
  open({ ...counted, status: 'handed-in' }, { delivery: '1' });
  await expect.element(page.getByText('The count is handed in. A manager closes the delivery.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hand in the count' })).not.toBeInTheDocument();
});

test('On a phone the button at the foot opens and closes the sums', { tags: ['M-02', 'E-03'] }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { changes } = open(counted, { delivery: '1' });
  const sheet = page.getByRole('dialog', { name: 'Delivery' });
  await page.getByRole('button', { name: 'Counted 1 of 2: finish or correct' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Hand in the count' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});

test.each([
  ['Warehouse_Admin', true],
  ['Warehouse_Personal', false],
])('%s may take a sold pair back: %s', { tags: 'M-05' }, async (role, mayTake) => {
  const { changes } = open(deliveryOf([sizeOf()]), {}, { role });
  const button = page.getByRole('button', { name: 'Take back a sold pair' });
  await expect.element(page.getByRole('radiogroup', { name: 'Deliveries' })).toBeVisible();
  if (mayTake) await button.click();
  else await expect.element(button).not.toBeInTheDocument();
  expect(changes).toEqual(mayTake ? [{ page: 'take-back' }] : []);
});
