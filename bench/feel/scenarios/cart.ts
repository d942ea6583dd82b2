import { percentile } from '../../statistics.ts';
import { atMost, withoutTarget, type Row } from '../row.ts';
import { sampleSides } from '../samples.ts';
import type { Scenario } from '../scenario.ts';

/** Longest time for one more of a cart line over 500 lines, p95, ms. */
const LIMIT_MS = 80;

/** How long `+` in the request cart takes beside 20 and 500 lines. */
export const cartScenario: Scenario = {
  name: 'cart',
  measure: async (context) => {
    const rows: Row[] = [];
    for (const lines of [20, 500] as const) {
      const samples = await sampleSides(context, lines, async (watched) => {
        const { page } = watched;
        const more = page
          .getByRole('region', { name: 'Request cart' })
          .getByRole('button', { name: /^(Increase|One more)/ })
          .first();
        if ((await more.count()) === 0) {
          await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
          await more.waitFor();
          await page.waitForTimeout(500);
        }
        return watched.interaction(() => more.click());
      });
      const row = {
        what: `+ in the cart, ${lines} lines, p95`,
        unit: 'ms' as const,
        ours: percentile(samples.portal, 0.95),
        peers: { MUI: percentile(samples.MUI, 0.95), Mantine: percentile(samples.Mantine, 0.95) },
      };
      rows.push(lines === 500 ? atMost(row, LIMIT_MS) : withoutTarget(row));
    }
    return {
      title: 'One more in the cart',
      method: 'From the press until the next frame is shown (Event Timing API).',
      rows,
    };
  },
};
