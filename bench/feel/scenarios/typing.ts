import { percentile } from '../../statistics.ts';
import { atMost, withoutTarget } from '../row.ts';
import { sampleSides } from '../samples.ts';
import type { Scenario } from '../scenario.ts';

/** Longest time per key, p95, ms. */
const LIMIT_MS = 80;
/** One character after the other, then again from the start; each finds fewer items. */
const TEXT = 'halden';

/** How long a key in the search palette takes. */
export const typingScenario: Scenario = {
  name: 'typing',
  measure: async (context) => {
    const samples = await sampleSides(context, 20, async (watched) => {
      const { page } = watched;
      const field = page.getByRole('dialog', { name: /^Search or scan/ }).locator('input');
      if (!(await field.isVisible())) {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Search or scan/ })
          .click();
        await field.waitFor();
        await page.waitForTimeout(500);
      }
      const text = await field.inputValue();
      if (text.length >= TEXT.length) {
        await field.fill('');
        await page.waitForTimeout(500);
      }
      const key = TEXT[text.length % TEXT.length]!;
      return watched.interaction(() => page.keyboard.press(key));
    });
    const at = (share: number) => ({
      what: `One key in the palette, p${share * 100}`,
      unit: 'ms' as const,
      ours: percentile(samples.portal, share),
      peers: { MUI: percentile(samples.MUI, share), Mantine: percentile(samples.Mantine, share) },
    });
    return {
      title: 'Typing in the palette',
      method: 'From the key until the next frame is shown (Event Timing API), over 20 lines.',
      rows: [withoutTarget(at(0.5)), atMost(at(0.95), LIMIT_MS)],
    };
  },
};
