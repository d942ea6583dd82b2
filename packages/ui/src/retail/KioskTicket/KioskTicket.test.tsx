import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { KioskTicket } from './KioskTicket.tsx';

test.each([
  [0, 'Asked just now.'],
  [1, 'Asked 1 min ago.'],
  [12, 'Asked 12 min ago.'],
])('after %i min the ticket says "%s"', { tags: 'C-10' }, async (minutes, text) => {
  await show(
    <KioskTicket number={127} firstName="Maren" minutes={minutes} typicalMinutes={5} spot={null}>
      <li>Halden Court 82</li>
    </KioskTicket>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  [['cancelled', 'fetched'], 'Maren is bringing your shoes', true],
  [['cancelled', 'unavailable'], 'Maren is bringing your shoes', true],
  [['cancelled', 'cancelled'], 'Cancelled', false],
  [['cancelled', 'expired'], 'Nobody is free right now', false],
] as const)(
  'a request whose lines are %s says "%s", and if the customer may leave: %s',
  { tags: ['C-10', 'C-14'] },
  async (states, text, isComing) => {
    await show(
      <KioskTicket number={127} firstName="Maren" states={states}>
        <li>Halden Court 82</li>
      </KioskTicket>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent(text);
    const note = page.getByRole('heading', { name: 'You can walk away from this screen' });
    await expect.element(note).toHaveLength(isComing ? 1 : 0);
  },
);

test('A torn ticket says when it was cancelled', { tags: 'C-14' }, async () => {
  await show(
    <KioskTicket number={127} states={['cancelled']} cancelledAt={new Date(2026, 10, 29, 14, 33).toISOString()}>
      <li>Halden Court 82</li>
    </KioskTicket>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Cancelled at 14:33');
});

test.each([
  [undefined, 'Wait at the desk. We call 127.'],
  ['Bench 3', 'Wait here: Bench 3. We call 127.'],
])('with the spot %s the ticket says "%s"', { tags: 'C-10' }, async (spot, text) => {
  await show(
    <KioskTicket number={127} spot={spot}>
      <li>Halden Court 82</li>
    </KioskTicket>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('The team has been asked');
});

test('The ticket shows the photo of the associate who brings the shoes', { tags: 'C-10' }, async () => {
  await show(
    <KioskTicket number={127} firstName="Maren" photoUrl="/maren.png" refusal="unchanged">
      <li>Halden Court 82</li>
    </KioskTicket>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your request could not be changed.');
  expect(page.getByRole('status').element().querySelector('img')?.getAttribute('src')).toBe('/maren.png');
});
