import type { Locator, Page } from 'playwright';
import { percentile } from '../../statistics.ts';
import { atMost, atMostAndAhead, withoutTarget, type Row } from '../row.ts';
import { sampleSides, type Samples } from '../samples.ts';
import type { Scenario } from '../scenario.ts';
import type { LineCount } from '../store.ts';

interface Overlay {
  what: string;
  button: (page: Page) => Locator;
  shown: (page: Page) => Locator;
  /** What the trace of an opening shows (ADR 40). */
  cost: string;
}

const overlays: readonly Overlay[] = [
  {
    what: 'bell',
    button: (page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
    shown: (page) => page.getByRole('dialog', { name: 'Notifications' }),
    cost: 'The panel draws eight rows with icons and times, a switch and three buttons',
  },
  {
    what: 'user menu',
    button: (page) => page.getByRole('banner').getByRole('button', { name: /Maren Okafor|Ines Calloway/ }),
    shown: (page) => page.getByRole('menu').or(page.getByRole('dialog')),
    cost: 'The panel is a dialog with two groups of radio buttons of React Aria, theirs is a menu of five items',
  },
  {
    what: 'palette',
    button: (page) => page.getByRole('banner').getByRole('button', { name: /^Search or scan/ }),
    shown: (page) => page.getByRole('dialog', { name: /^Search or scan/ }),
    cost: 'The field is a combobox of React Aria, which takes scans, too; theirs is a plain field with a list',
  },
];

/** Longest time to open an overlay, p95, ms (issue: fast on a slow tablet). */
const LIMIT_MS = 150;
/** The Event Timing API rounds to it, ms. */
const EVENT_STEP_MS = 8;
/** A long list may make an overlay so many times slower. */
const GROWTH = 1.2;

/** How long opening each overlay takes, over 20 and over 500 lines. */
export const overlayScenario: Scenario = {
  name: 'overlays',
  measure: async (context) => {
    const rows: Row[] = [];
    for (const overlay of overlays) {
      const { button, shown } = overlay;
      const by = new Map<LineCount, Samples>();
      for (const lines of [20, 500] as const) {
        by.set(
          lines,
          await sampleSides(context, lines, async (watched) => {
            const { page } = watched;
            // Looking for the button and testing what a press would hit take time of the page: before the press.
            await button(page).hover();
            const duration = await watched.interaction(() => press(page));
            await shown(page).first().waitFor();
            await page.keyboard.press('Escape');
            await shown(page).first().waitFor({ state: 'hidden' });
            await page.waitForTimeout(200);
            return duration;
          }),
        );
      }
      rows.push(...rowsOf(overlay, by.get(20)!, by.get(500)!));
    }
    return {
      title: 'Overlays over 20 and 500 lines',
      method: 'From the press until the next frame is shown (Event Timing API).',
      rows,
    };
  },
};

/** Presses where the pointer is. */
async function press({ mouse }: Page): Promise<void> {
  await mouse.down();
  await mouse.up();
}

function rowsOf({ what, cost }: Overlay, few: Samples, many: Samples): Row[] {
  const figures = (lines: LineCount, samples: Samples, share: number) => ({
    what: `Open the ${what}, ${lines} lines, p${share * 100}`,
    unit: 'ms' as const,
    ours: percentile(samples.portal, share),
    peers: { MUI: percentile(samples.MUI, share), Mantine: percentile(samples.Mantine, share) },
    whyMissed: `${cost} (ADR 40).`,
  });
  const growth = (side: keyof Samples) => percentile(many[side], 0.95) / percentile(few[side], 0.95);
  const isSame = Math.abs(percentile(many.portal, 0.5) - percentile(few.portal, 0.5)) <= EVENT_STEP_MS;
  return [
    withoutTarget(figures(20, few, 0.5)),
    atMostAndAhead(figures(20, few, 0.95), LIMIT_MS),
    withoutTarget(figures(500, many, 0.5)),
    atMost(figures(500, many, 0.95), LIMIT_MS),
    atMost(
      {
        what: `Open the ${what}: 500 lines to 20 lines, p95`,
        unit: 'ratio',
        ours: growth('portal'),
        peers: { MUI: growth('MUI'), Mantine: growth('Mantine') },
        whyMissed: isSame
          ? 'p95 of few samples is nearly the slowest one; the medians are at most 8 ms apart.'
          : undefined,
      },
      GROWTH,
    ),
  ];
}
