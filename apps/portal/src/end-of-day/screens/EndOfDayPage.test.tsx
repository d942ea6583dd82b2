import type { HandOverNote } from '@instore/api';
import { proxy } from 'valtio';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Call, createScreenApp, fill, openScreen, recorded } from '../../../test/screens.tsx';
import { requestLine } from '../../../test/support.ts';
import { emptyPages } from '../../shared/lists/pagedState.ts';
import type { EndOfDayStore } from '../endOfDay.ts';
import type { ForgottenPairs } from '../endOfDayList.ts';
import { EndOfDayPage } from './EndOfDayPage.tsx';

const AT = '2025-11-21T14:31:00Z';
const out = (lineId: string) =>
  requestLine({ lineId, status: 'checkedout', productName: `Product ${lineId}`, checkedOutAt: AT, spot: 'Bench 2' });
const earlier: HandOverNote = {
  noteId: '7',
  day: '2025-11-20',
  text: 'The curtain of fitting room 2 was closed.',
  by: 'Petra Lindqvist',
  byId: '1005',
  at: '2025-11-21T01:07:00Z',
  facts: [{ kind: 'to find', count: 12, sizes: ['12', '6'] }],
  readers: [{ id: '1003', name: 'Dario Vance', at: AT }],
};

function open() {
  const screen = createScreenApp();
  const calls: Call[] = [];
  const state = proxy<ForgottenPairs>({ ...emptyPages(), done: [], facts: [], lastNote: null });
  const form = proxy({
    scan: { error: undefined, isPending: false },
    note: { text: '', error: undefined as string | undefined, isPending: false },
  });
  const notes = proxy(emptyPages<HandOverNote>());
  const endOfDay = recorded(calls, 'endOfDay', { state, form, notes }) as EndOfDayStore;
  const onBack = vi.fn();
  openScreen(screen.app, <EndOfDayPage endOfDay={endOfDay} onBack={onBack} />, '/warehouse/end-of-day');
  return { screen, calls, state, form, notes, onBack };
}

test('pairs that are still out get an answer, which can be taken back', { tags: 'W-11' }, async () => {
  const { screen, calls, state } = open();
  fill(state, [['1', out('1')]]);
  Object.assign(state, {
    done: [
      { line: { ...out('2'), bin: 'C-05-02' }, answer: 'found', by: 'Maren Okafor', at: AT },
      { line: out('3'), answer: 'with customer', by: 'Maren Okafor', at: AT },
    ],
  });
  await expect.element(page.getByRole('progressbar', { name: '2 pairs are still out' })).toBeVisible();
  await page.getByRole('button', { name: 'Product 1, size 10.5: not found' }).click();
  await page.getByRole('button', { name: 'Undo: Product 2, size 10.5' }).click();
  await page.getByRole('button', { name: 'Undo: Product 3, size 10.5' }).click();
  expect(calls).toEqual([
    ['endOfDay.answer', '1', 'not found'],
    ['endOfDay.undoFound', '2'],
    ['endOfDay.answer', '3', null],
  ]);
  await expect.element(page.getByRole('article', { name: /^Product 2/ })).toHaveTextContent('Found, put it in C-05-02');
  // After 2 minutes a check-in is not undone any more.
  screen.clock.pass(3 * 60_000);
  await expect.element(page.getByRole('button', { name: 'Undo: Product 2, size 10.5' })).not.toBeInTheDocument();
});

test('the note says what goes with it, who has read the last one, why it is refused', { tags: 'W-11' }, async () => {
  const { calls, state, form, notes, onBack } = open();
  fill(state, []);
  Object.assign(state, { facts: [{ kind: 'pending', count: 1, sizes: ['9.5'] }] });
  fill(notes, [['7', earlier]]);
  const panel = page.getByRole('complementary', { name: 'Hand-over note' });
  await expect.element(panel).toHaveTextContent('1 request stays pending: 9.5');
  await expect.element(panel).toHaveTextContent('12 pairs to find: 12, 6, …Read by Dario Vance');
  await panel.getByRole('button', { name: 'I have read it' }).click();
  await panel.getByRole('textbox', { name: 'Your note' }).fill('B');
  await panel.getByRole('button', { name: 'Close the day' }).click();
  expect(calls).toMatchObject([
    ['endOfDay.markRead', { noteId: '7' }],
    ['endOfDay.setText', 'B'],
    ['endOfDay.closeDay'],
  ]);
  form.note.error = 'Petra Lindqvist closed the day at 20:07. Read that note first.';
  await expect.element(panel).toHaveTextContent('Read that note first.');
  await page.getByRole('main').getByRole('button', { name: 'Back to dispatch' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
