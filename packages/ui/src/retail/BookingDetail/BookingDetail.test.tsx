import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { BookingDetail } from './BookingDetail.tsx';
import { BookingStartBar } from './BookingStartBar.tsx';

const booking = {
  slotId: '7',
  day: '2025-03-07',
  startsAt: '2025-03-07T19:00:00Z',
  endsAt: '2025-03-07T19:30:00Z',
  customer: 'Noa Stern',
  size: '10.5',
  sizeSystem: 'US M',
  service: 'Fitting',
  note: null,
  status: 'ongoing',
  nextStatuses: ['booked', 'visited', 'completed'],
  changedBy: null,
  changedAt: null,
  fullSlotReason: null,
} as const;

test('while a status is being stored, no second one can be chosen', { tags: 'B-03' }, async () => {
  const onStatusChange = vi.fn();
  const detail = { booking, timeZone: 'America/New_York', now: Date.parse('2025-03-07T19:10:00Z'), onStatusChange };
  const onMove = vi.fn();
  await show(<BookingDetail {...detail} isPending onMove={onMove} onClose={() => {}} />);
  await expect.element(named('button', 'Move to…')).toBeDisabled();
  const visited = named('button', 'Visited');
  await expect.element(visited).toHaveAttribute('aria-disabled', 'true');
  await visited.click({ force: true });
  expect(onStatusChange).not.toHaveBeenCalled();
});

test.each([
  ['starts on its day, although the next day has begun in UTC', '2025-03-08T00:30:00Z', 1],
  ['does not start on the next day of the location', '2025-03-08T05:30:00Z', 0],
])('a fitting %s', { tags: 'B-03' }, async (_, at, count) => {
  const upcoming = { ...booking, status: 'upcoming', nextStatuses: ['ongoing'] } as const;
  const time = { timeZone: 'America/New_York', now: Date.parse(at) };
  await show(<BookingDetail booking={upcoming} {...time} onStatusChange={() => {}} onClose={() => {}} />);
  await expect.element(named('heading', 'Noa Stern')).toBeVisible();
  expect(named('button', 'Start the fitting').elements()).toHaveLength(count);
});

test.each([
  ['cancelled', 'booked', 'Restore the booking'],
  ['ongoing', 'completed', 'Finish the fitting'],
] as const)('a booking that is %s can become %s on any day', { tags: 'B-03' }, async (status, next, action) => {
  const detail = { ...booking, status, nextStatuses: [next] } as const;
  const verbs = { onStatusChange: vi.fn(), onClose: vi.fn() };
  const time = { timeZone: 'America/New_York', now: Date.parse('2025-03-10T19:00:00Z') };
  await show(<BookingDetail booking={detail} {...time} {...verbs} />);
  await named('button', action).click();
  expect(verbs.onStatusChange).toHaveBeenCalledExactlyOnceWith(next);
});

test('while a fitting is being started, it is not started again', { tags: 'B-03' }, async () => {
  const onStart = vi.fn();
  await show(<BookingStartBar startsAt={booking.startsAt} timeZone="America/New_York" isPending onStart={onStart} />);
  await page.getByRole('button', { name: /Start the fitting/ }).click({ force: true });
  expect(onStart).not.toHaveBeenCalled();
});

test.each([
  ['upcoming', 'Upcoming'],
  ['holiday', 'Holiday'],
] as const)(
  'a booking that is %s shows so among the statuses, which cannot be set',
  { tags: 'B-03' },
  async (status, word) => {
    const facts = { timeZone: 'America/New_York', now: Date.parse('2025-03-07T18:50:00Z') };
    const verbs = { onStatusChange: vi.fn(), onClose: vi.fn() };
    const detail = { ...booking, status, nextStatuses: ['ongoing'], size: null, fullSlotReason: 'Two came' } as const;
    await show(<BookingDetail booking={detail} layout="panel" {...facts} {...verbs} />);
    await expect.element(named('button', word)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Moved to a full slot: Two came')).toBeVisible();
    await expect.element(page.getByText('in 10 min')).toHaveLength(status === 'upcoming' ? 1 : 0);
  },
);
