import type { Transfer } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { apiOf, english, ok, recordToasts, refused } from '../../../test/support.ts';
import { transferOf } from '../../../test/transfers.ts';
import type { NewWrite } from '../../outbox/index.ts';
import type { TransferSearch } from '../transferSearch.ts';
import { createTransfers } from '../transfers.ts';
import { TransfersPage } from './TransfersPage.tsx';

function open(rows: Transfer[], search: TransferSearch = {}, role = 'Sales_Associate') {
  const screen = createScreenApp();
  Object.assign(screen.state.auth, { role });
  const sent: object[] = [];
  const changes: object[] = [];
  const printed: object[] = [];
  const counts = { incoming: 0, outgoing: 0, done: 0 };
  const transfers = createTransfers({
    api: apiOf({
      inventory: {
        getTransfers: async () => ok({ content: rows, totalElements: rows.length, counts }),
        refuseTransfer: async (input) => {
          sent.push(input);
          return ok(transferOf({ status: 'refused' }));
        },
        nudgeTransfer: async (input) => {
          sent.push(input);
          return ok(transferOf());
        },
      },
      catalogue: {},
      storefront: {},
    }),
    toasts: recordToasts().toasts,
    say: english,
    play: async () => undefined,
    locationId: () => 'bedford-avenue',
    outbox: {
      add: (async ({ input }: NewWrite) => {
        sent.push(input);
        return { outcome: 'done', data: rows };
      }) as never,
    },
  });
  fill(
    transfers.state,
    rows.map((row) => [row.transferId, row]),
  );
  openScreen(
    screen.app,
    <TransfersPage
      {...search}
      area="warehouse"
      transfers={transfers}
      onChange={(part) => changes.push(part)}
      onPrint={(labels) => printed.push(labels)}
    />,
    '/warehouse/transfers',
  );
  return { transfers, sent, changes, printed };
}

const asked = transferOf();
const packed = transferOf({ transferId: '2', size: '10', status: 'packed', carton: 'C-0001' });

test('The list shows pairs by carton, and opens one', { tags: ['M-03', 'E-03'] }, async () => {
  const { changes } = open([asked, packed], { list: 'outgoing' });
  await expect.element(page.getByRole('heading', { name: 'Not packed yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Carton C-0001' })).toBeVisible();
  await page.getByRole('article').first().getByRole('button').click();
  expect(changes).toMatchObject([{ transfer: '1' }]);
});

test('A carton has its label, and is closed by a press', { tags: 'M-03' }, async () => {
  const { transfers, sent, printed } = open([packed], { list: 'outgoing' });
  transfers.state.list = 'outgoing';
  await page.getByRole('button', { name: 'Print its label' }).click();
  expect(printed).toEqual([[{ barcode: 'C-0001', size: '×1', name: 'Canal Street', isCarton: true }]]);
  await page.getByRole('button', { name: 'Close carton C-0001' }).click();
  await expect.poll(() => sent).toEqual([{ locationId: 'bedford-avenue', carton: 'C-0001' }]);
});

const MINUTE = 60_000;
const ago = (ms: number) => new Date(createScreenApp().app.environment.clock.now() - ms).toISOString();

test('A transfer that waits is nudged, and says so for a minute', { tags: ['M-03', 'K-11'] }, async () => {
  const { sent, transfers } = open([transferOf({ askedAt: ago(3 * MINUTE) })], { transfer: '1' });
  await page.getByRole('button', { name: 'Nudge Bedford Avenue' }).click();
  expect(sent).toEqual([{ locationId: 'bedford-avenue', transferId: '1' }]);
  fill(transfers.state, [['1', transferOf({ askedAt: ago(3 * MINUTE), nudgedAt: ago(0) })]]);
  await expect.element(page.getByRole('button', { name: 'Nudged' })).toBeDisabled();
});

test.each([
  ['is young', { askedAt: ago(MINUTE) }, 'Warehouse_Admin'],
  ['has left', { askedAt: ago(3 * MINUTE), status: 'in-transit' as const }, 'Warehouse_Admin'],
  ['is seen by a picker', { askedAt: ago(3 * MINUTE) }, 'Warehouse_Personal'],
])('A transfer that %s cannot be nudged', { tags: 'M-03' }, async (_, part, role) => {
  open([transferOf(part)], { transfer: '1' }, role);
  await expect.element(page.getByRole('region').getByText('Asked by')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Nudge/ })).not.toBeInTheDocument();
});

test('An admin of the stockroom asks the next location for the line', { tags: 'M-03' }, async () => {
  const next = { id: 'milwaukee-avenue', name: 'Milwaukee Avenue' };
  const refusal = transferOf({ status: 'refused', reason: 'not found', lineId: '11', next });
  const { changes } = open([refusal], { transfer: '1', list: 'done' }, 'Warehouse_Admin');
  await page.getByRole('button', { name: 'Ask Milwaukee Avenue' }).click();
  expect(changes).toMatchObject([{ ask: 'HC82-104-CF', item: '9', line: '11', from: 'milwaukee-avenue' }]);
});

test('Without a transfer the page says where to ask', { tags: ['M-03', 'E-03'] }, async () => {
  open([]);
  await expect.element(page.getByText('No pair is on its way here.')).toBeVisible();
});

test('A list that cannot be read says why', { tags: ['M-03', 'E-03'] }, async () => {
  const { transfers } = open([]);
  transfers.state.error = refused(503, 'The store is busy.').message;
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
});
