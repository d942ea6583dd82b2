import { orderIn } from '../statistics.ts';
import { SLOWDOWN, type SideName, type BenchSetup } from './sides.ts';
import type { LineCount } from './store.ts';
import type { Watched } from './watch.ts';

/** Samples in ms by side. */
export type Samples = Record<SideName, number[]>;

/**
 * Takes the same sample on all sides, in changing order, each on a page of its own that stays open. The first round is
 * not counted: it loads what is loaded on demand. Only the page that is measured is slowed down: Chromium slows a page
 * down by keeping a processor busy, which the measured page would lack.
 */
export async function sampleSides(
  { sides, samples }: BenchSetup,
  lines: LineCount,
  take: (watched: Watched) => Promise<number>,
): Promise<Samples> {
  const pages = new Map<SideName, Watched>();
  for (const { name, open } of sides) {
    const watched = await open(lines);
    await watched.slowDown(1);
    pages.set(name, watched);
  }
  const taken: Samples = { portal: [], MUI: [], Mantine: [] };
  for (let round = -1; round < samples; round += 1) {
    for (const { name } of orderIn(Math.max(0, round), sides)) {
      const watched = pages.get(name)!;
      await watched.page.bringToFront();
      await watched.slowDown(SLOWDOWN);
      const sample = await take(watched);
      await watched.slowDown(1);
      if (round >= 0) taken[name].push(sample);
    }
  }
  for (const { page } of pages.values()) await page.context().close();
  return taken;
}
