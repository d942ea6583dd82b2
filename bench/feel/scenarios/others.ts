import { apiAs } from '../../../e2e/support/kiosks.ts';
import { placePairs } from '../../../e2e/support/stock.ts';
import { percentile } from '../../statistics.ts';
import { atMost, withoutTarget } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { SLOWDOWN, signedIn } from '../sides.ts';
import { PEOPLE, PICKER } from '../store.ts';
import { watch } from '../watch.ts';

/** Time until an open list shows the write of another person, ms. */
const LIMIT_MS = 1000;

/** How soon a picker's open list shows what an associate places. */
export const othersScenario: Scenario = {
  name: 'others',
  measure: async (context) => {
    const page = await signedIn(context, PICKER.name);
    await page.goto('/warehouse');
    await page.getByText('Live', { exact: true }).waitFor();
    const watched = await watch(page, SLOWDOWN);
    await watched.quiet();
    const associate = await apiAs(context.signIns, context.store.url, PEOPLE[20].name);
    const delays: number[] = [];
    for (let placed = 1; placed <= context.samples; placed += 1) {
      await placePairs(page, associate, 1);
      const answered = performance.now();
      await page.getByRole('button', { name: `Show ${placed} new pair`, exact: false }).waitFor();
      delays.push(performance.now() - answered);
      await watched.quiet();
    }
    await page.context().close();
    const at = (share: number) => ({
      what: `A placed pair in the list of the picker, p${share * 100}`,
      unit: 'ms' as const,
      ours: percentile(delays, share),
    });
    return {
      title: 'Changes of other people',
      method: 'From the answer to the write of an associate until the open list of a picker says that a pair is new.',
      rows: [withoutTarget(at(0.5)), atMost(at(0.95), LIMIT_MS)],
    };
  },
};
