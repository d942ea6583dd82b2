import fc from 'fast-check';
import { expectAccessible } from './support/access.ts';
import { UPRIGHT, chooseSize, expect, test } from './support/kioskPages.ts';

/** Taps and swipes: all of them with `EVERY_REPETITION=1`. */
const TOUCHES = process.env['EVERY_REPETITION'] === '1' ? 500 : 60;

const place = fc.record({
  x: fc.integer({ min: 60, max: UPRIGHT.width - 60 }),
  y: fc.integer({ min: 130, max: UPRIGHT.height - 20 }),
});
const touches = fc.array(fc.record({ from: place, to: place, isSwipe: fc.boolean() }), {
  minLength: TOUCHES,
  maxLength: TOUCHES,
});

test(
  `${TOUCHES} random taps and swipes cause no error and no dead end`,
  { tag: ['@C-08', '@C-11', '@all'] },
  async ({ openKiosk, kiosks }) => {
    const kiosk = await openKiosk(await kiosks.pair('Random taps'), { hasTouch: true });
    const start = kiosk.getByRole('button', { name: /^(Touch to start|Toca para empezar|المس للبدء)/ });
    await expect(start).toBeVisible();
    const visited = await kiosk.evaluate(() => history.length);
    await fc.assert(
      fc.asyncProperty(touches, async (all) => {
        for (const { from, to, isSwipe } of all) {
          if (isSwipe) {
            await kiosk.mouse.move(from.x, from.y);
            await kiosk.mouse.wheel(0, from.y - to.y);
          } else await kiosk.touchscreen.tap(from.x, from.y);
          // Each screen has a way on: a button that can be pressed.
          expect(await kiosk.locator('button:not([disabled])').count()).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1 },
    );
    await expectAccessible(kiosk);
    // The storage holds the kiosk's key and at most one request that waits.
    const keys = await kiosk.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => key !== 'kiosk-device' && key !== 'kiosk-unsent')).toEqual([]);
    expect(await kiosk.evaluate(() => history.length)).toBe(visited);
  },
);

test(
  'A double touch on "Request to try on" does not send the request',
  { tag: ['@C-08', '@all'] },
  async ({ openKiosk, kiosks }) => {
    const kiosk = await openKiosk(await kiosks.pair('Double touch'), { hasTouch: true });
    await chooseSize(kiosk);
    const request = kiosk.getByRole('button', { name: 'Request to try on' });
    const { x, y, width, height } = (await request.boundingBox())!;
    const point = [x + width / 2, y + height / 2] as const;
    await kiosk.touchscreen.tap(...point);
    await kiosk.touchscreen.tap(...point);
    await expect(kiosk.getByRole('button', { name: 'Send request' })).toBeEnabled();
    await expect(kiosk.getByRole('heading', { name: 'To try on' })).toBeVisible();
  },
);
