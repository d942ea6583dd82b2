import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { NotFound } from './NotFound.tsx';
import { RootFailure } from './RootFailure.tsx';

test('An address without a page leads to the start page', { tags: 'R-08' }, async () => {
  const { href } = openScreen(createScreenApp().app, <NotFound />, '/nowhere', <p>Start</p>);
  await expect.element(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await expect.poll(href).toBe('/');
});

test('A page that could not be drawn is drawn again', { tags: 'R-08' }, async () => {
  const reset = vi.fn();
  openScreen(createScreenApp().app, <RootFailure reset={reset} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(reset).toHaveBeenCalledOnce();
});
