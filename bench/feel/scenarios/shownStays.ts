import { atMost, type Row } from '../row.ts';
import type { Scenario } from '../scenario.ts';
import { PEOPLE } from '../store.ts';
import { linesOf } from '../sides.ts';

/** Whether 500 shown lines stay shown when a notification arrives. */
export const shownScenario: Scenario = {
  name: 'shown',
  measure: async ({ sides, store }) => {
    const [portal] = sides;
    const watched = await portal!.open(500);
    const { page } = watched;
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await store.notify(PEOPLE[500].id, 1);
    await watched.quiet();
    // After a lost connection everything shown is read again.
    await page.context().setOffline(true);
    await page.waitForTimeout(2000);
    await page.context().setOffline(false);
    await page.getByText('Live', { exact: true }).waitFor();
    await watched.quiet();
    const rows: Row[] = [
      // The height, because a windowed list has fewer elements than lines.
      atMost(
        { what: 'Height of the list that is lost', unit: 'ratio', ours: Math.max(0, 1 - (await height()) / before) },
        0,
      ),
      { what: 'Lines in the document', unit: 'count', ours: await linesOf(page).count(), isMet: true },
      { what: 'Elements in the document', unit: 'count', ours: await watched.elements(), isMet: true },
    ];
    await page.context().close();
    return {
      title: 'A notification and a lost connection while 500 lines are shown',
      method: 'What is shown stays shown.',
      rows,
    };
  },
};
