import { type Page, expect } from '@playwright/test';
import type { Booking } from '@instore/api';

/** The time zone of Canal Street. */
const ZONE = 'America/New_York';

/** The day `count` days from today, yyyy-MM-dd; today in UTC, from which the demo's bookings and closings are counted. */
export const daysFrom = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** The time of day of Canal Street, HH:mm. */
export const localTime = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

async function headersOf(page: Page): Promise<{ authorization: string }> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt-token'))).not.toBeNull();
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('jwt-token'))}` };
}

/** The bookings of Canal Street on a day that are neither served nor cancelled, by start, as the person of a page reads them. */
export async function bookedOn(page: Page, day: string): Promise<Booking[]> {
  const answer = await page.request.get(`/api/storefront/bookings?locationId=canal-street&from=${day}&to=${day}`, {
    headers: await headersOf(page),
  });
  const { data } = (await answer.json()) as { data: { bookings: Booking[] } };
  return data.bookings.filter(({ status }) => status === 'booked');
}

/** Moves a booking to a time, as the person of a page. */
export async function moveBooking(page: Page, { slotId, startsAt: from }: Booking, startsAt: string): Promise<void> {
  const answer = await page.request.post('/api/storefront/move-booking', {
    headers: await headersOf(page),
    data: { locationId: 'canal-street', slotId, from, startsAt },
  });
  expect(answer.status()).toBe(200);
}
