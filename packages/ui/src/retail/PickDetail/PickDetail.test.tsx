import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MIRRORED, named, show } from '../../fixtures/keyboard.tsx';
import { PickDetail } from './PickDetail.tsx';

const pair = {
  size: '9',
  sizeSystem: 'US M',
  name: 'Halden Court 82',
  colourway: { name: 'Chalk', swatches: [] },
  sku: null,
  barcode: null,
  imageUrl: '',
};

test.each([
  ['A-14-03', '3', 'Shelf 3'],
  ['A-14-03', null, 'Bin'],
  [null, '3', 'Shelf 3'],
  [null, null, 'No bin'],
])('The place of a pair in bin %s and shelf %s is told as "%s"', { tags: 'W-03' }, async (bin, shelf, text) => {
  await show(<PickDetail {...pair} bin={bin} shelf={shelf} />);
  await expect.element(page.getByRole('article').getByText(text, { exact: true })).toBeVisible();
});

test('While an action runs, no other one can begin', { tags: 'W-10' }, async () => {
  const verbs = { onCheckOut: vi.fn(), onCheckIn: vi.fn(), onNotInBin: vi.fn() };
  const onHold = { label: 'Pick this request', onPress: vi.fn() };
  await show(<PickDetail {...pair} bin="A-14-03" shelf="3" {...verbs} onHold={onHold} isPending />);
  for (const name of ['Pick this request', 'Not in bin']) await expect.element(named('button', name)).toBeDisabled();
  for (const name of [/^Check out/, /^Check in/]) await page.getByRole('button', { name }).click({ force: true });
  expect([verbs.onCheckOut, verbs.onCheckIn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test.each(['en-US', MIRRORED])('The quiet actions of a pick are one row in %s', { tags: 'W-06' }, async (locale) => {
  const onHold = { label: 'Pick this request', onPress: vi.fn() };
  await show(
    <div style={{ width: 352, height: 300, overflow: 'auto' }} data-testid="panel">
      <PickDetail {...pair} bin="A-14-03" shelf="3" onCheckOut={vi.fn()} onNotInBin={vi.fn()} onHold={onHold} />
    </div>,
    locale,
  );
  const box = (name: string) => named('button', name).element().getBoundingClientRect();
  const [missing, hold] = [box('Not in bin'), box('Pick this request')];
  expect(missing.top).toBe(hold.top);
  expect(missing.left < hold.left).toBe(locale === 'en-US');
});

test('Long texts of the quiet actions wrap and stay in the panel', { tags: 'W-06' }, async () => {
  const onHold = { label: 'Hand back the request 48213 of the customer at the front door', onPress: vi.fn() };
  await show(
    <div style={{ width: 300, height: 300, overflow: 'auto' }} data-testid="panel">
      <PickDetail {...pair} bin="A-14-03" shelf="3" onCheckOut={vi.fn()} onNotInBin={vi.fn()} onHold={onHold} />
    </div>,
  );
  const panel = page.getByTestId('panel').element();
  const inside = panel.getBoundingClientRect();
  expect(panel.scrollWidth).toBe(panel.clientWidth);
  for (const name of ['Check out', 'Not in bin', onHold.label]) {
    const box = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect([box.top >= inside.top, box.bottom <= inside.bottom]).toEqual([true, true]);
  }
});
