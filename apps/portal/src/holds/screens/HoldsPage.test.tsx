import type { CustomerHold } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdOf } from '../../../test/holds.ts';
import { createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { ok, refused } from '../../../test/support.ts';
import { HoldsPage } from './HoldsPage.tsx';

const noon = Date.parse('2030-01-07T12:00:00.000Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
const hold = (holdId: string, heldBy: string, minutes: number): CustomerHold =>
  holdOf({
    holdId,
    firstName: holdId === '1' ? 'Noor' : 'Elif',
    note: 'Comes back after work',
    until: at(minutes),
    heldBy: { id: heldBy, name: 'Ines Calloway', hasPhoto: false },
    heldAt: at(-60),
  });

function open(rows: CustomerHold[], props: object = {}, answers: object = {}, role = 'Sales_Associate') {
  const handedOver: string[] = [];
  const handOver = async (holdId: string) => handedOver.push(holdId) > 0;
  const screen = createScreenApp({ holds: { handOver, ...answers } });
  screen.state.auth.role = role;
  const changes: object[] = [];
  Object.assign(screen.state.holds, {
    order: rows.map(({ holdId }) => holdId),
    byId: Object.fromEntries(rows.map((row) => [row.holdId, row])),
    total: rows.length,
    isKnown: true,
    counts: { mine: 0, held: rows.length, ended: 0 },
  });
  openScreen(
    screen.app,
    <HoldsPage holds={screen.holds} onChange={(part) => changes.push(part)} onTakeBack={() => undefined} {...props} />,
  );
  return { changes, handedOver };
}

test('A held pair of a colleague is handed over, and not let go', { tags: 'M-04' }, async () => {
  const { handedOver } = open([hold('1', 'other', 300)], { hold: '1' });
  const panel = page.getByRole('region', { name: 'Noor' });
  await expect.element(panel).toHaveTextContent('Comes back after work');
  await expect.element(page.getByRole('button', { name: 'Let it go' })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Hand it over' }).click();
  expect(handedOver).toEqual(['1']);
});

test('Without holds the page says how a pair is held', { tags: 'M-04' }, async () => {
  open([]);
  await expect.element(page.getByText('No pair is held for a customer.')).toBeVisible();
});

test('The list shows the holds of all, or the own ones', { tags: 'M-04' }, async () => {
  const { changes } = open([hold('1', 'other', 300), hold('2', 'other', 400)]);
  await expect.element(page.getByRole('article').nth(1)).toHaveTextContent('Elif');
  await page.getByText('Mine').click();
  expect(changes).toContainEqual({ whose: 'mine' });
});

const noAnswer = refused(503, 'The store is busy.');
const times = { closings: [at(480)], latest: at(20_160), bin: 'H-01-02', timeZone: 'UTC' };

test.each([
  ['a pair that is held', 'Keep it until', { hold: '1' }],
  ['a pair that is about to be held', 'Until', { pair: '2048177304161' }],
])('Times that cannot be read can be read again for %s', { tags: ['M-04', 'E-03'] }, async (_, label, props) => {
  const read = reading(noAnswer, ok(times));
  const screen = { times: read, readTimes: () => read.load(), openPair: () => read.load() };
  open([hold('1', 'other', 300)], props, screen, 'Store_Admin');
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('radiogroup', { name: label, exact: true })).toBeVisible();
});
