import type { FoundSale, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saleOf, soldPairOf } from '../../../test/returns.ts';
import { createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { ok, refused } from '../../../test/support.ts';
import { TakeBackPage } from './TakeBackPage.tsx';

const back = { at: '2030-01-07T13:00:00.000Z', by: 'Ines Calloway', reason: 'too big', condition: 'no lid' } as const;

async function open(answer: Result<FoundSale>, props: object = { sale: 'YK-30418' }, answers: object = {}) {
  const sale = reading(answer);
  const { app, returns, state, calls } = createScreenApp({ returns: { sale, ...answers } });
  const changes: object[] = [];
  openScreen(
    app,
    <TakeBackPage
      area="shoesize"
      returns={returns}
      sale={undefined}
      pair={undefined}
      onChange={(part) => changes.push(part)}
      onBack={() => undefined}
      {...props}
    />,
  );
  await sale.load();
  return { changes, calls, state, sale };
}

test('Without a sale the page says what to scan', { tags: 'M-05' }, async () => {
  await open(ok(saleOf()), {});
  await expect.element(page.getByText('No sale is open.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Scan the pair or type the order' })).toHaveFocus();
});

test('A sale that cannot be read says why, and is read again', { tags: ['M-05', 'E-03'] }, async () => {
  await open(refused(503, 'The store is busy.'));
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('A pair that came back cannot be chosen, and says who took it back and why', { tags: 'M-05' }, async () => {
  const pairs = [soldPairOf(), soldPairOf({ rowId: '8', barcode: '2048177304178', returned: back })];
  const { changes } = await open(ok(saleOf({ pairs })));
  const rows = page.getByRole('article');
  await expect.element(rows.nth(1)).toHaveTextContent('Ines Calloway: Too big, No lid');
  await expect.element(rows.nth(1).getByRole('button')).not.toBeInTheDocument();
  await rows.nth(0).getByRole('button').click();
  expect(changes).toEqual([{ pair: '2048177304161' }]);
});

test('The answers are sent as they were chosen; a worn pair goes on hold', { tags: 'M-05' }, async () => {
  const chosen = { sale: 'YK-30418', pair: '2048177304161' };
  const { calls, changes } = await open(ok(saleOf({ pairs: [soldPairOf({ consigned: true })] })), chosen);
  await expect.element(page.getByText('It can be reserved and sold again.')).toBeVisible();
  await expect.element(page.getByText('Its consignee is told that the sale is undone.')).toBeVisible();
  await page.getByText('Too big', { exact: true }).click();
  await page.getByText('Worn', { exact: true }).click();
  await page.getByText('The stockroom puts it away').click();
  await expect.element(page.getByText('It goes on hold and is not sold again.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  const draft = { reason: 'too big', condition: 'worn', bin: undefined };
  expect(calls).toContainEqual(['returns.takeBack', '2048177304161', draft]);
  await expect.poll(() => changes).toEqual([{ pair: undefined }]);
});

test('The hold shelf is suggested, otherwise the bin before the sale', { tags: 'M-05' }, async () => {
  const chosen = { sale: 'YK-30418', pair: '2048177304161' };
  await open(ok(saleOf({ holdBin: null })), chosen);
  await expect.element(page.getByRole('radio', { name: /^A-14-04/ })).toBeChecked();
  await expect.element(page.getByText('Leave it on the hold shelf')).not.toBeInTheDocument();
});

test('A refused return says why, and keeps the answers', { tags: ['M-05', 'E-03'] }, async () => {
  const chosen = { sale: 'YK-30418', pair: '2048177304161' };
  const { state } = await open(ok(saleOf()), chosen);
  await page.getByText('Faulty', { exact: true }).click();
  state.returns.form.error = 'Ines Calloway took this pair back at 14:00.';
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ines Calloway took this pair back at 14:00.');
  await expect.element(page.getByRole('radio', { name: 'Faulty' })).toBeChecked();
});

test('The sale is undone after a question, by those who may', { tags: 'M-05' }, async () => {
  const { calls, changes } = await open(ok(saleOf()));
  await page.getByRole('button', { name: 'Sold by mistake? Undo the sale' }).click();
  await page.getByRole('button', { name: 'Undo the sale', exact: true }).click();
  await expect.poll(() => changes).toEqual([{ sale: undefined, pair: undefined }]);
  expect(calls.filter(([name]) => name === 'returns.undoSale')).toHaveLength(1);
});

test('Who may not undo the sale does not see the button', { tags: 'M-05' }, async () => {
  await open(ok(saleOf({ mayUndo: false })));
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sold by mistake? Undo the sale' })).not.toBeInTheDocument();
});
