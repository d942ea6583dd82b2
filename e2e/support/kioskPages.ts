import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ar } from '@instore/ui/messages/ar';
import { es } from '@instore/ui/messages/es';
import type { Device } from '../../scripts/kiosk.ts';
import { expectAccessible } from './access.ts';
import { openStored } from './signIns.ts';
import { expect, leave, test as base } from './test.ts';

/** A kiosk's screen, upright or on its side. */
export const UPRIGHT = { width: 1080, height: 1920 };
export const LANDSCAPE = { width: 1280, height: 800 };

interface Opening extends BrowserContextOptions {
  /** Installs `page.clock`, which runs until a test moves it. @default false */
  hasClock?: boolean;
}

interface Fixtures {
  /**
   * Opens the kiosk of a device in a browser of its own; without a device it asks for a code. `baseURL` names another
   * store.
   */
  openKiosk: (device: Device | undefined, opening?: Opening) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openKiosk: async ({ browser, store }, use) => {
    const pages: Page[] = [];
    await use(async (device, opening) => {
      const page = await open(browser, store.url, device, opening);
      pages.push(page);
      return page;
    });
    for (const page of pages) await leave(page.context());
  },
});

async function open(browser: Browser, url: string, device: Device | undefined, opening: Opening = {}): Promise<Page> {
  const { hasClock = false, baseURL = url, ...options } = opening;
  const value = device && JSON.stringify({ deviceId: device.deviceId, key: device.key });
  const localStorage = value === undefined ? [] : [{ name: 'kiosk-device', value }];
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
  const page = await openStored(browser, storageState, { baseURL, viewport: UPRIGHT, ...options });
  if (hasClock) await page.clock.install();
  await page.goto('/kiosk/');
  return page;
}

/** Touches the first screen, and chooses a product in the first size in stock. */
export async function chooseSize(kiosk: Page, product = 'Halden Court 82'): Promise<void> {
  await kiosk.getByRole('button', { name: 'Touch to start' }).click();
  await kiosk.getByRole('button', { name: product }).first().click();
  await kiosk
    .getByRole('radio', { name: /(left|Last one)$/ })
    .first()
    .click();
}

/** Puts a product in the first size in stock into the cart, see {@link chooseSize}. */
export async function fillCart(kiosk: Page, product?: string): Promise<void> {
  await chooseSize(kiosk, product);
  await kiosk.getByRole('button', { name: 'Request to try on' }).click();
}

/** Sends the cart and reads the number on the ticket. */
export async function sendCart(kiosk: Page): Promise<string> {
  await kiosk.getByRole('button', { name: 'Send request' }).click();
  const number = kiosk.getByText(/^\d{3,4}$/);
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}

/** The smallest side of a touch target at the kiosk, px. */
const TARGET_PX = 56;

/** Expects a screen that passes axe, and on which all that can be pressed is large enough. */
export async function expectUsable(kiosk: Page): Promise<void> {
  await expectAccessible(kiosk);
  await expectLargeTargets(kiosk);
}

/** Expects that all that can be pressed is at least 56 px wide and high. */
export async function expectLargeTargets(kiosk: Page): Promise<void> {
  const small = await kiosk.locator('button, a, input, [role="radio"]').evaluateAll((targets, least) => {
    // A press on the label of the search field is one on the field.
    const places = targets.map((target) => target.closest('label') ?? target);
    // Only a screen reader presses the hidden Dismiss of an overlay.
    const isClipped = (place: Element) =>
      [place, place.parentElement].some((part) => part && getComputedStyle(part).clipPath === 'inset(50%)');
    return places.flatMap((place) => {
      if (!place.checkVisibility() || isClipped(place)) return [];
      const { width, height } = place.getBoundingClientRect();
      // Half a pixel is lost in rounding.
      return Math.min(width, height) < least - 0.5 ? [`${place.textContent}: ${width} × ${height}`] : [];
    });
  }, TARGET_PX);
  expect(small).toEqual([]);
}

type PlainText = Exclude<keyof typeof es.Kiosk, `${string}{${string}`>;

/** Expects a text of the screen in all languages, one after the other; the screen is in English before and after. */
export async function expectInAllLanguages(kiosk: Page, text: PlainText): Promise<void> {
  for (const [language, shown] of [
    ['English', text],
    ['Español', es.Kiosk[text]],
    ['العربية', ar.Kiosk[text]],
  ] as const) {
    await expect(kiosk.getByText(shown, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    await kiosk.getByRole('button', { name: language }).click();
  }
}

export { expect };
