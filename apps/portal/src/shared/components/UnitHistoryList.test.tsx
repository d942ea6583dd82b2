import type { UnitEvent } from '@instore/api';
import { expect, test } from 'vitest';
import { ref } from 'valtio';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { LANGUAGES } from '../language/language.ts';
import { ar } from '../../app/texts/ar.ts';
import { es } from '../../app/texts/es.ts';
import { UnitHistoryList } from './UnitHistoryList.tsx';

const event = (id: string): UnitEvent => ({
  id,
  at: '2025-11-20T10:00:00Z',
  kind: 'moved',
  by: 'Dario Vance',
  to: null,
  fromState: null,
  toState: null,
  fromBin: 'A-14-03',
  toBin: 'A-14-07',
  requestId: null,
  orderNumber: null,
  note: null,
});
const events = page.getByRole('list', { name: 'History of 2048177304161' });

function open(most?: number) {
  const screen = createScreenApp();
  screen.state.history.barcode = '2048177304161';
  openScreen(screen.app, <UnitHistoryList history={screen.bins.history} most={most} />);
  return screen;
}

test('the latest events of a pair are shown; a pair without events says so', { tags: 'Z-10' }, async () => {
  const { state } = open(2);
  await expect.element(events).not.toBeInTheDocument();
  state.history.events = ['3', '2', '1'].map(event);
  await expect.element(events.getByText('Moved, A-14-03 to A-14-07')).toHaveLength(2);
  state.history.events = [];
  await expect.element(page.getByText('No events yet.')).toBeVisible();
});

test.each([
  ['es', es, 'Dario Vance, Sustituye a 2048177304178'],
  ['ar', ar, 'Dario Vance, بديل عن \u20682048177304178\u2069'],
] as const)('a note of the store is in the language of the page: %s', { tags: 'O-07' }, async (code, portal, text) => {
  const { app, state } = open();
  const translation = ref({ kit: {} as never, portal });
  Object.assign(app.language.state, { code, locale: LANGUAGES[code].locale, translation });
  const parts = { noteText: 'Replaces {barcode}', noteValues: { barcode: '2048177304178' } };
  state.history.events = [{ ...event('1'), note: 'Replaces 2048177304178', ...parts }];
  await expect.element(page.getByRole('listitem').getByText(text)).toBeVisible();
});

test('an event names the tablet on which it was done', { tags: ['Z-10', 'D-05'] }, async () => {
  const { state } = open();
  state.history.events = [{ ...event('1'), device: 'Tablet 2' }, event('2')];
  await expect.element(page.getByRole('listitem').getByText('Dario Vance, Tablet 2')).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText('Dario Vance', { exact: true })).toBeVisible();
});

test('a failed history says why and can be read again, and shown events stay', { tags: ['Z-10', 'E-03'] }, async () => {
  const { state, calls } = open();
  Object.assign(state.history, { error: 'The store is busy.' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The history cannot be read');
  await expect.element(alert).toHaveTextContent('The store is busy.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect(calls).toEqual([['history.show', '2048177304161']]);
  state.history.events = [event('1')];
  await expect.element(events).toBeVisible();
  await expect.element(alert).toBeVisible();
});
