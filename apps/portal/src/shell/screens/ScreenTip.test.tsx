import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memoryStorage } from '@instore/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { pagesOf } from './areas.ts';
import { ScreenTip } from './ScreenTip.tsx';
import { tips } from '../tips/tips.ts';

const tip = page.getByText(/^Products are styles with their sizes\./);

/** Two screens of the same person and device, one after the other. */
function open(local = memoryStorage()) {
  const { app } = createScreenApp();
  openScreen({ ...app, local }, <ScreenTip path="/shoesize/inventory" />);
  return local;
}

test('a screen explains its words until the person closes the tip on this device', async () => {
  const local = open();
  await expect.element(tip).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(tip).not.toBeInTheDocument();
  open(local);
  await expect.element(tip).not.toBeInTheDocument();
  open();
  await expect.element(tip).toBeVisible();
});

test('the tips of all screens are closed together', async () => {
  const local = open();
  await page.getByRole('button', { name: 'No more tips' }).click();
  expect([...Array(local.length).keys()].map((at) => local.getItem(local.key(at) ?? ''))).toEqual(['*']);
});

test('each page of both areas has a tip, but the profile and what only admins manage', () => {
  const pages = (['shoesize', 'warehouse'] as const).flatMap((area) => pagesOf(area, 'Super_Admin'));
  const without = pages.filter(({ href }) => tips[href] === undefined).map(({ id }) => id);
  expect([...new Set(without)].toSorted()).toEqual(['manage', 'profile']);
});
