import type { Page } from '@playwright/test';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { placeRequest } from './support/cart.ts';
import { tokenOf } from './support/kiosks.ts';
import { rowsOf } from './support/lines.ts';
import {
  LANDSCAPE,
  expect,
  expectInAllLanguages,
  expectUsable,
  fillCart,
  sendCart,
  test,
} from './support/kioskPages.ts';
import { LIVE, written } from './support/others.ts';
import { accept, popupOf } from './support/popup.ts';
import { loseNetwork } from './support/outage.ts';

const [frontDoor, mezzanine] = demoKiosks;

/** Another kiosk refuses an unknown number, and shows the request of a known one without names and actions. */
async function isFoundElsewhere(other: Page, number: string): Promise<void> {
  await other.getByRole('button', { name: 'Have a number?' }).click();
  await expectUsable(other);
  for (const digit of ['0', '0', '1']) await other.getByRole('button', { name: digit, exact: true }).click();
  await other.getByRole('button', { name: 'Show it' }).click();
  await expect(other.getByText('There is no such number today.')).toBeVisible();
  for (const digit of number) await other.getByRole('button', { name: digit, exact: true }).click();
  await other.getByRole('button', { name: 'Show it' }).click();
  await expect(other.getByText('Accepted').first()).toBeVisible();
  await expect(other.getByText('Maren')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
}

test(
  'A customer withdraws a request, which another kiosk has found by its number',
  { tag: ['@C-10', '@C-14'] },
  async ({ openKiosk, kiosks, signIn }) => {
    const maren = await signIn('Maren Okafor');
    const kiosk = await openKiosk(await kiosks.pair('Two browsers'));
    const other = await openKiosk(mezzanine, { viewport: LANDSCAPE });
    await fillCart(kiosk);
    const number = await sendCart(kiosk);
    await accept(popupOf(maren, 'Two browsers'));
    await expect(kiosk.getByText('Maren is bringing your shoes')).toBeVisible(LIVE);
    await expect(rowsOf(maren, 'Two browsers')).toBeVisible();
    await isFoundElsewhere(other, number);
    await kiosk.getByRole('button', { name: 'Cancel request' }).click();
    await kiosk.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(kiosk.getByText('Cancelled').first()).toBeVisible();
    await expect(rowsOf(maren, 'Two browsers')).toBeHidden(LIVE);
    await kiosk.getByRole('button', { name: 'Done' }).click();
    await expect(kiosk.getByText(number, { exact: true })).toHaveCount(0);
  },
);

test(
  'A customer sees each step of a request at once, in all languages',
  { tag: ['@C-05', '@C-08', '@C-10'] },
  async ({ openKiosk, kiosks, signIn }) => {
    const [maren, dario] = [await signIn('Maren Okafor'), await signIn('Dario Vance')];
    const kiosk = await openKiosk(await kiosks.pair('Three browsers'));
    const other = await openKiosk(mezzanine, { viewport: LANDSCAPE });
    await fillCart(kiosk);
    await expect(kiosk.getByText('1 item')).toBeVisible();
    const number = await sendCart(kiosk);
    await expectInAllLanguages(kiosk, 'Waiting for an answer.');

    await accept(popupOf(maren, 'Three browsers'));
    await expect(kiosk.getByText('Maren is bringing your shoes')).toBeVisible(LIVE);
    await expectInAllLanguages(kiosk, 'Accepted');
    await placeRequest(maren, 1);
    await expectInAllLanguages(kiosk, 'The stockroom is looking.');
    await expectUsable(kiosk);

    await dario.getByRole('button', { name: /^Show \d+ new pairs?$/ }).click();
    const row = rowsOf(dario, 'Three browsers');
    await row.getByRole('button', { name: /^Halden Court 82 / }).click();
    const box = dario.getByRole('complementary', { name: 'Pair' });
    const barcode = /\b\d{13}\b/.exec(await box.innerText())?.[0] ?? '';
    await dario.getByRole('textbox', { name: 'Scan or type a barcode' }).fill(barcode);
    await dario.keyboard.press('Enter');
    await expect(kiosk.getByText('Maren has it.')).toBeVisible(LIVE);
    await expectInAllLanguages(kiosk, 'On its way');

    await maren.getByRole('tab', { name: /^Checked out/ }).click();
    await rowsOf(maren, 'Three browsers').getByRole('button', { name: 'Halden Court 82', exact: true }).click();
    await maren.getByRole('button', { name: /: Spot$/ }).click();
    await maren.getByRole('radiogroup', { name: 'Bring it to' }).getByText('Bench 2').click();
    await written(maren, '/call-customer', () => maren.getByRole('button', { name: 'Call customer' }).click());
    const board = other.getByRole('region', { name: 'Your shoes are here' });
    const called = board.getByRole('listitem').filter({ hasText: number });
    await expect(called).toContainText('Bench 2', LIVE);
    await expectUsable(other);
    await written(maren, '/end-call', () => maren.getByRole('button', { name: 'End call' }).click());
    await expect(called).toBeHidden(LIVE);

    await maren.getByRole('button', { name: 'Handed over' }).click();
    await expect(kiosk.locator('[aria-current="step"]')).toHaveText(/^Here/, LIVE);
    await expectInAllLanguages(kiosk, 'Here');
    await expect(kiosk.getByRole('button', { name: 'Cancel request' })).toBeHidden();
    await kiosk.getByRole('button', { name: 'Done' }).click();
    await expect(kiosk.getByText(`Remember your number: ${number}.`)).toBeVisible();
    await expectInAllLanguages(kiosk, 'Thank you');
  },
);

test(
  'A code on the first screen pairs a kiosk, which shows when it is shut out',
  { tag: ['@C-09', '@all'] },
  async ({ openKiosk, signIns, store }) => {
    const token = await tokenOf(signIns, store.url, 'Tomas Reyes');
    const headers = { authorization: `Bearer ${token}` };
    const kiosk = await openKiosk(undefined, { viewport: LANDSCAPE });
    const enter = async (code: string) => {
      for (const digit of code) await kiosk.getByRole('button', { name: digit, exact: true }).click();
      await kiosk.getByRole('button', { name: 'Pair' }).click();
    };
    await enter('00000000');
    await expect(kiosk.getByText('This code is wrong. Check its eight digits.')).toBeVisible();
    await expectUsable(kiosk);
    const made = await kiosk.request.post('/api/kiosk/pairing-codes', {
      headers,
      data: { locationId: frontDoor.locationId, name: 'Paired here' },
    });
    const isLive = kiosk.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await enter(((await made.json()) as { data: { code: string } }).data.code);
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    await isLive;
    const { deviceId } = JSON.parse((await kiosk.evaluate(() => localStorage.getItem('kiosk-device'))) ?? '{}');
    await kiosk.request.post(`/api/kiosk/devices/${deviceId}/revoke`, { headers });
    await expect(kiosk.getByText('This kiosk was shut out. Enter a new code.')).toBeVisible(LIVE);
  },
);

test(
  'A customer browses brands, searches, filters and changes the cart',
  { tag: ['@C-01', '@C-02', '@C-03', '@C-04', '@C-06', '@C-07'] },
  async ({ openKiosk }) => {
    const kiosk = await openKiosk(frontDoor, { viewport: LANDSCAPE });
    let isBroken = true;
    await kiosk.route('**/kiosk-products', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
    await kiosk.getByRole('button', { name: 'Touch to start' }).click();
    await expectUsable(kiosk);
    await kiosk.getByRole('navigation').getByRole('button', { name: 'Halden' }).click();
    await expect(kiosk.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    isBroken = false;
    await kiosk.getByRole('button', { name: 'Try again' }).click();
    await expect(kiosk.getByRole('heading', { name: 'Halden', exact: true })).toBeVisible();
    await expect(kiosk.getByRole('button', { name: /Halden/ }).first()).toBeVisible();

    await kiosk.getByRole('searchbox', { name: 'Search shoes' }).fill('court');
    await expect(kiosk.getByRole('heading', { name: 'court', exact: true })).toBeVisible();
    await kiosk.getByRole('button', { name: 'Filters' }).click();
    await kiosk.getByRole('button', { name: 'Boots' }).click();
    await kiosk.getByRole('button', { name: 'Chalk' }).click();
    await expectUsable(kiosk);
    await kiosk.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Clear', exact: true }).click();
    await kiosk.getByRole('button', { name: /^Show \d+ shoe/ }).click();
    await expectUsable(kiosk);

    await kiosk.getByRole('button', { name: 'Halden Court 82' }).first().click();
    await expect(kiosk.getByRole('button', { name: 'Choose a size' })).toBeDisabled();
    await kiosk
      .getByRole('radio', { name: /[2-9] left$/ })
      .first()
      .click();
    await expectUsable(kiosk);
    await kiosk.getByRole('button', { name: 'Request to try on' }).click();
    await kiosk.getByRole('button', { name: /^One more: / }).click();
    await expect(kiosk.getByText('2 items')).toBeVisible();
    await kiosk.getByRole('button', { name: /^Remove/ }).click();
    await expect(kiosk.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await kiosk.getByRole('button', { name: /^Put back/ }).click();
    await expect(kiosk.getByText('2 items')).toBeVisible();
    await expectUsable(kiosk);
  },
);

test(
  'After an outage a request that was not sent before the idle reset is sent once',
  { tag: ['@C-11', '@C-12'] },
  async ({ openKiosk, kiosks, signIn }) => {
    const maren = await signIn('Maren Okafor');
    const kiosk = await openKiosk(await kiosks.pair('Outage'), { hasClock: true });
    await fillCart(kiosk);
    await loseNetwork(kiosk);
    await kiosk.getByRole('button', { name: 'Keep looking' }).click();
    await kiosk.getByRole('button', { name: 'Halden Court 82' }).first().click();
    await expect(kiosk.getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
    await kiosk.getByRole('button', { name: 'To try on 1' }).click();
    await kiosk.getByRole('button', { name: 'Send request' }).click();
    await expectInAllLanguages(kiosk, 'Not sent yet');
    await expectUsable(kiosk);

    await kiosk.clock.runFor(50_000);
    const question = kiosk.getByRole('alertdialog', { name: 'Still there?' });
    await expect(question).toBeVisible();
    await expectUsable(kiosk);
    // Any touch stops it.
    await kiosk.mouse.click(540, 40);
    await expect(question).toBeHidden();
    await kiosk.clock.runFor(61_000);
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    const stored = await kiosk.evaluate(() => localStorage.getItem('kiosk-unsent'));
    expect(await kiosk.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['kiosk-device', 'kiosk-unsent']);
    expect(stored).toContain('variantIds');
    expect(stored).not.toMatch(/Halden|name/);

    await kiosk.context().setOffline(false);
    await kiosk.clock.runFor(11_000);
    await accept(popupOf(maren, 'Outage'));
    await kiosk.clock.runFor(30_000);
    await expect(popupOf(maren, 'Outage')).toBeHidden();
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    expect(await kiosk.evaluate(() => localStorage.getItem('kiosk-unsent'))).toBeNull();
  },
);
