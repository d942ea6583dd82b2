import { orderIn } from '../statistics.ts';
import type { SideName, BenchContext } from './sides.ts';
import type { LineCount } from './store.ts';
import type { Watched } from './watch.ts';

/** Samples in ms by side. */
export type Samples = Record<SideName, number[]>;

/**
 * Takes the same sample on all sides, in changing order, each on a page of its own that stays open. The first round is
 * not counted: it loads what is loaded on demand.
 */
export async function sampleSides(
  { sides, samples }: BenchContext,
  lines: LineCount,
  take: (watched: Watched) => Promise<number>,
): Promise<Samples> {
  const pages = new Map<SideName, Watched>();
  for (const { name, open } of sides) pages.set(name, await open(lines));
  const taken: Samples = { portal: [], MUI: [], Mantine: [] };
  for (let round = -1; round < samples; round += 1) {
    for (const { name } of orderIn(Math.max(0, round), sides)) {
      const watched = pages.get(name)!;
      await watched.page.bringToFront();
      const sample = await take(watched);
      if (round >= 0) taken[name].push(sample);
    }
  }
  for (const { page } of pages.values()) await page.context().close();
  return taken;
}
