import type { Locator, Page } from '@playwright/test';
import { bookedOn, daysFrom, localTime, moveBooking } from './support/bookings.ts';
import { NO_PAGE } from './support/signIns.ts';
import { expect, test } from './support/test.ts';

/** The label of the booking at a time. */
const label = (page: Page, startsAt: string, customer: string): Locator =>
  page.getByRole('article', { name: new RegExp(`^${localTime(startsAt)} .*${customer}`) });
const opener = (page: Page, startsAt: string, customer: string): Locator =>
  label(page, startsAt, customer).getByRole('button', { name: `Open booking of ${customer}` });
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dayPage = (day: string, open = ''): string => `/shoesize/bookings?view=day&day=${day}${open && `&open=${open}`}`;

test(
  'an associate sees the week, opens a booking weeks away and serves the customer',
  { tag: ['@B-01', '@B-02', '@B-03'] },
  async ({ signIn }) => {
    const maren = await signIn('Maren Okafor');
    await maren.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Bookings' }).click();
    await expect(maren).toHaveURL(/\/shoesize\/bookings/);
    await expect(maren.getByRole('heading', { level: 3 })).toHaveCount(7);
    const day = daysFrom(20);
    const [booking] = await bookedOn(maren, day);
    const { slotId, startsAt, customer, size } = booking!;

    await maren.goto(`/shoesize/bookings?open=${slotId}`);
    const popover = maren.getByRole('dialog', { name: customer });
    await expect(popover).toBeVisible();
    await expect(maren).toHaveURL(new RegExp(`day=${day}`));
    await maren.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    const entry = opener(maren, startsAt, customer);
    await entry.focus();
    await maren.keyboard.press('Enter');
    await expect(popover).toBeVisible();
    // The popover takes the focus shortly after it is visible.
    await expect(popover.or(popover.locator(':focus')).and(maren.locator(':focus')).first()).toBeFocused();
    await maren.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(entry).toBeFocused();

    await entry.click();
    if (size !== null) await expect(popover).toContainText(size);
    await expect(popover.getByRole('button', { name: 'Not visited' })).toHaveCount(0);
    // A fitting starts on its day; on another day its status can be set.
    await expect(popover.getByRole('button', { name: 'Start the fitting' })).toHaveCount(0);
    await popover.getByRole('button', { name: 'Ongoing' }).click();
    await expect(label(maren, startsAt, customer)).toContainText('Ongoing');
    await popover.getByRole('button', { name: 'Open booking' }).click();

    await expect(maren).toHaveURL(/view=day/);
    await panel(maren, customer).getByRole('button', { name: 'Finish the fitting' }).click();
    await expect(label(maren, startsAt, customer)).toContainText('Completed');
    await maren.getByRole('radio', { name: 'Day' }).focus();
    await maren.keyboard.press('ArrowRight');
    await expect(maren).toHaveURL(/view=week/);
    await maren.goto(`/shoesize/bookings?view=day&open=${slotId}`);
    await expect(panel(maren, customer)).toContainText('Changed by Maren Okafor');
    await expect(maren).toHaveURL(new RegExp(`day=${day}`));
    await panel(maren, customer).getByRole('button', { name: 'Close' }).click();

    await maren.setViewportSize({ width: 390, height: 844 });
    const strip = maren.getByRole('group', { name: 'Days' });
    await expect(strip.getByRole('button')).toHaveCount(7);
    await expect(strip.getByRole('button', { pressed: true })).toContainText(String(Number(day.slice(-2))));
    await opener(maren, startsAt, customer).click();
    const sheet = maren.getByRole('dialog', { name: 'Booking' });
    await expect(sheet.getByRole('heading', { name: customer })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  },
);

test(
  'of two associates who change a booking the second reads who changed it',
  { tag: ['@B-03', '@all'] },
  async ({ signIn }) => {
    const [maren, ines] = [
      await signIn('Maren Okafor', { path: NO_PAGE }),
      await signIn('Ines Calloway', { path: NO_PAGE }),
    ];
    const day = daysFrom(11);
    const [booking] = await bookedOn(maren, day);
    const { slotId, startsAt, customer } = booking!;
    for (const page of [maren, ines]) {
      await page.goto(dayPage(day, slotId));
      await expect(panel(page, customer)).toContainText('Booked');
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await maren.route('**/update-slot-status', async (route) => {
      await held;
      await route.continue();
    });
    await panel(maren, customer).getByRole('button', { name: 'Ongoing' }).click();
    await panel(ines, customer).getByRole('button', { name: 'Cancelled' }).click();
    // The live event brings the change to the other screen.
    await expect(label(maren, startsAt, customer)).toContainText('Cancelled');
    release();
    await expect(maren.getByText('Ines Calloway has changed this booking to cancelled.')).toBeVisible();
    await expect(label(maren, startsAt, customer)).toContainText('Cancelled');
  },
);

test(
  'an admin closes a part of a day and moves or cancels its bookings at once',
  { tag: '@B-04' },
  async ({ signIn }) => {
    const maren = await signIn('Maren Okafor', { path: NO_PAGE });
    const day = daysFrom(12);
    const [taker] = await bookedOn(maren, daysFrom(16));
    const [moved, cancelled] = (await bookedOn(maren, day)).slice(-2);
    await maren.goto(dayPage(day));
    await expect(label(maren, moved!.startsAt, moved!.customer)).toContainText('Booked');
    await expect(maren.getByText('Live', { exact: true })).toBeVisible();
    await expect(maren.getByRole('button', { name: 'Close a day' })).toBeHidden();

    const tomas = await signIn('Tomas Reyes', { path: dayPage(day) });
    await tomas.getByRole('button', { name: 'Close a day' }).click();
    const form = panel(tomas, 'Close a day');
    await form.getByRole('button', { name: /^Close and move/ }).click();
    await expect(form.getByText('Give the closing a name.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason, e.g. Stock count' }).fill('Stock count');
    await form.getByRole('button', { name: /Closed from/ }).click();
    const from = localTime(moved!.startsAt);
    await tomas.getByRole('option', { name: from }).click();
    const openedBy = (startsAt: string) =>
      tomas.getByRole('article', { name: new RegExp(`^${localTime(startsAt)}`) }).getByRole('button');
    await openedBy(cancelled!.startsAt).click();
    await form.getByRole('button', { name: 'Cancel the booking instead' }).click();
    await openedBy(moved!.startsAt).click();
    const proposed = form.locator('[aria-pressed="true"] time');
    await expect(proposed).toBeVisible();
    const takenAt = (await proposed.getAttribute('datetime')) ?? '';
    await moveBooking(maren, taker!, takenAt);
    const close = form.getByRole('button', { name: 'Close, move 1, cancel 1' });
    await close.click();
    await expect(form.getByText('This time has been taken.')).toBeVisible();
    await expect(form.locator(`time[datetime="${takenAt}"]`)).toHaveCount(0);
    const stillBooked = (await bookedOn(maren, day)).map(({ slotId }) => slotId);
    expect(stillBooked).toEqual(expect.arrayContaining([moved!.slotId, cancelled!.slotId]));
    await close.click();

    await expect(tomas.getByRole('button', { name: new RegExp(`Closed from ${from}, Stock count`) })).toBeVisible();
    await expect(label(maren, moved!.startsAt, moved!.customer)).toBeHidden();
    await expect(label(maren, cancelled!.startsAt, cancelled!.customer)).toContainText('Cancelled');
  },
);

test(
  'an associate moves a booking to a free time, an admin also to a full one',
  { tag: ['@B-04', '@all'] },
  async ({ signIn }) => {
    const maren = await signIn('Maren Okafor', { path: NO_PAGE });
    const day = daysFrom(18);
    const [booking, other] = await bookedOn(maren, day);
    const { slotId, customer } = booking!;
    await maren.goto(dayPage(day, slotId));
    await panel(maren, customer).getByRole('button', { name: 'Move to…' }).click();
    const times = panel(maren, 'Free times');
    const free = times.locator('button[aria-pressed] time').first();
    await expect(free).toBeVisible();
    await expect(times.getByRole('button', { name: /Full/ })).toHaveCount(0);
    const startsAt = (await free.getAttribute('datetime')) ?? '';
    await free.click();
    await times.getByRole('button', { name: 'Move to this time' }).click();
    await expect(label(maren, startsAt, customer)).toBeVisible();

    const { pathname, search } = new URL(maren.url());
    const tomas = await signIn('Tomas Reyes', { path: `${pathname}${search}` });
    await panel(tomas, customer).getByRole('button', { name: 'Move to…' }).click();
    const all = panel(tomas, 'Free times');
    await all.locator(`button:has(time[datetime="${other!.startsAt}"])`).click();
    await expect(all.getByRole('button', { name: 'Move to this time' })).toBeDisabled();
    await all.getByRole('textbox', { name: 'Reason' }).fill('Two benches are free');
    await all.getByRole('button', { name: 'Move to this time' }).click();
    await expect(panel(tomas, customer)).toContainText('Moved to a full slot: Two benches are free');
  },
);

test(
  'unknown values of the address are named, and the location is chosen',
  { tag: ['@B-02', '@B-03', '@all'] },
  async ({ signIn }) => {
    const tomas = await signIn('Tomas Reyes', {
      path: '/shoesize/bookings?location=atlantic-avenue&day=2026-02-31&view=month',
    });
    await expect(tomas.getByText('view=month, 2026-02-31')).toBeVisible();
    await expect(tomas.getByText('No Bookings found for the Selected Location')).toBeVisible();
    await tomas
      .getByRole('main')
      .getByRole('button', { name: /Location/ })
      .click();
    await expect(tomas.getByRole('option').first()).toContainText('Canal Street');
    await tomas.getByRole('option', { name: /Bedford Avenue/ }).click();
    await expect(tomas).toHaveURL(/location=bedford-avenue/);
    await expect(tomas.getByRole('article').first()).toBeVisible();
  },
);
