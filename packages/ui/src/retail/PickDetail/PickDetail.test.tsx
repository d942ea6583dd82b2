import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
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
])('[W-03] The place of a pair in bin %s and shelf %s is told as "%s"', async (bin, shelf, text) => {
  await show(<PickDetail {...pair} bin={bin} shelf={shelf} />);
  await expect.element(page.getByRole('article').getByText(text, { exact: true })).toBeVisible();
});

test('[W-10] While an action runs, no other one can begin', async () => {
  const verbs = { onCheckOut: vi.fn(), onCheckIn: vi.fn(), onNotHere: vi.fn() };
  const onHold = { label: 'Take request 48213', onPress: vi.fn() };
  await show(<PickDetail {...pair} bin="A-14-03" shelf="3" {...verbs} onHold={onHold} isPending />);
  for (const name of ['Take request 48213', 'Not in bin']) await expect.element(named('button', name)).toBeDisabled();
  for (const name of [/^Check out/, /^Check in/]) await page.getByRole('button', { name }).click({ force: true });
  expect([verbs.onCheckOut, verbs.onCheckIn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
