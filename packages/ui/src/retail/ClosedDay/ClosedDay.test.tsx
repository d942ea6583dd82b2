import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ClosedDay, type ClosedDayProps } from './ClosedDay.tsx';

async function open(over: Partial<ClosedDayProps>) {
  const verbs = { onOpen: vi.fn(), onOpenDay: vi.fn() };
  const closing = { day: '2025-12-31', name: 'Stocktaking', from: '00:00', to: '24:00' };
  await show(
    <ClosedDay closing={closing} affected={[]} openId={undefined} timeZone="America/New_York" {...verbs} {...over} />,
  );
  return verbs;
}

const booking = (slotId: string) => ({
  slotId,
  day: '2025-12-31',
  startsAt: '2025-12-31T15:00:00Z',
  endsAt: '2025-12-31T15:30:00Z',
  customer: `Customer ${slotId}`,
  size: null,
  sizeSystem: null,
  service: 'Fitting',
  note: slotId === '1' ? 'With her son' : null,
  status: 'booked' as const,
});

test('A day that is not closed yet says so, also without bookings', { tags: 'B-04' }, async () => {
  await open({ isDraft: true });
  await expect.element(page.getByText('Not closed yet.')).toBeVisible();
  await expect.element(page.getByText('Customers cannot book this time.')).not.toBeInTheDocument();
});

test('A closed day without bookings says only that no customer can book it', { tags: 'B-04' }, async () => {
  await open({});
  await expect.element(page.getByText('Customers cannot book this time.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Bookings in the closed time')).not.toBeInTheDocument();
});

test('Each booking of a closed day tells what happens to it', { tags: 'B-04' }, async () => {
  const slot = {
    day: '2026-01-02',
    startsAt: '2026-01-02T15:30:00Z',
    endsAt: '2026-01-02T16:00:00Z',
    booked: 0,
    capacity: 1,
  };
  const choices = [{ kind: 'move', slot }, { kind: 'cancel' }, { kind: 'leave' }] as const;
  const affected = choices.map((choice, at) => ({ booking: booking(String(at)), choice }));
  const { onOpen } = await open({ affected, openId: '1' });
  const goals = page.getByRole('article').getByRole('button');
  await expect.element(goals).toHaveLength(3);
  for (const [at, text] of [/10:30.*Fri, Jan 02, 2026/, 'Cancel', 'Leave as it is'].entries()) {
    await expect.element(goals.nth(at)).toHaveTextContent(text);
    await expect.element(goals.nth(at)).toHaveAttribute('aria-expanded', String(at === 1));
  }
  await expect.element(page.getByText('Fitting: With her son')).toBeVisible();
  await goals.nth(2).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2');
});

test('Two closings of one day are two of the next closed days', { tags: 'B-04' }, async () => {
  const closing = { day: '2026-01-05', name: 'Training', toMove: 0 };
  const { onOpenDay } = await open({
    next: [
      { ...closing, from: '09:00', to: '10:00' },
      { ...closing, from: '17:00', to: '24:00', toMove: 2 },
    ],
  });
  await expect.element(page.getByRole('button', { name: /09:00 to 10:00.*No bookings/ })).toBeVisible();
  await page.getByRole('button', { name: /from 17:00.*2 bookings to move/ }).click();
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-01-05');
});
