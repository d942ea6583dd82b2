import { chromium } from 'playwright';
import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { chromiumArgs, chromiumExecutable } from '../scripts/browser.ts';
import { installBrowser } from '../scripts/install-browser.ts';
import { run } from '../scripts/run.ts';
import { here } from './bundle.ts';
import { machine, writeSection } from './document.ts';
import { feelPart, textOf, type Section } from './feel/report.ts';
import type { Scenario } from './feel/scenario.ts';
import { burstScenario } from './feel/scenarios/burst.ts';
import { cartScenario } from './feel/scenarios/cart.ts';
import { inventoryScenario } from './feel/scenarios/inventory.ts';
import { kioskScenario } from './feel/scenarios/kiosk.ts';
import { kitScenario } from './feel/scenarios/kit.ts';
import { lighthouseScenario } from './feel/scenarios/lighthouse.ts';
import { othersScenario } from './feel/scenarios/others.ts';
import { overlayScenario } from './feel/scenarios/overlays.ts';
import { roundTripScenario } from './feel/scenarios/roundTrips.ts';
import { shiftScenario } from './feel/scenarios/shift.ts';
import { shownScenario } from './feel/scenarios/shownStays.ts';
import { typingScenario } from './feel/scenarios/typing.ts';
import { createContext } from './feel/sides.ts';
import { startFeelStore } from './feel/store.ts';
import { readCount, readOnly } from './flags.ts';
import { install } from './install.ts';

const scenarios: readonly Scenario[] = [
  overlayScenario,
  typingScenario,
  inventoryScenario,
  cartScenario,
  burstScenario,
  shiftScenario,
  shownScenario,
  othersScenario,
  roundTripScenario,
  kioskScenario,
  lighthouseScenario,
  kitScenario,
];

const usage = `pnpm bench:feel [-- --only <part>] [--samples <number>] [--again]
Measures how fast the portal answers a user on a slow tablet, beside MUI and Mantine pages with the same content, and
writes each section of the part "Feel" in docs/benchmarks.md.
  --only     one part: ${scenarios.map(({ name }) => `"${name}"`).join(', ')}; the other sections stay as they are
  --samples  how often each interaction is measured, 10 or more; 10 by default, with which a run takes about 15 minutes
  --again    uses what the last run has installed and packed`;

/** @throws HelpRequested, or SettingsError for flags that cannot be used */
function readFeelFlags() {
  const options = { only: { type: 'string' }, samples: { type: 'string' }, again: { type: 'boolean' } } as const;
  const { only, samples = '10', again = false } = readFlags(process.argv.slice(2), options, usage);
  const parts = scenarios.map(({ name }) => name);
  return { only: readOnly(only, parts), again, samples: readCount('--samples', samples, 10) };
}

function print({ title, rows }: Section): void {
  console.log(`\n${title}`);
  for (const { what, unit, ours, peers, target, isMet } of rows) {
    const beside = peers ? ` (MUI ${peers.MUI.toFixed(2)}, Mantine ${peers.Mantine.toFixed(2)})` : '';
    console.log(
      `  ${ours.toFixed(2).padStart(9)} ${unit}  ${what}${beside}${target ? `, ${target}` : ''}${isMet ? '' : ': MISSED'}`,
    );
  }
}

/** Measures one scenario after the other, and writes each section as soon as it is measured. */
async function measure(wanted: readonly Scenario[], samples: number): Promise<void> {
  const executablePath = chromiumExecutable();
  const browser = await chromium.launch({ args: chromiumArgs(), executablePath });
  const store = await startFeelStore();
  try {
    const context = await createContext(browser, store, samples);
    for (const { name, measure: take } of wanted) {
      const section = await take(context);
      print(section);
      await writeSection(feelPart, name, textOf(section, circumstancesOf(samples, browser.version())));
    }
  } finally {
    await browser.close();
    await store.stop();
  }
}

/** How the figures were taken, in words. */
function circumstancesOf(samples: number, chromiumVersion: string): string {
  return `Chromium ${chromiumVersion}, ${samples} samples for each interaction in changing order; ${machine()}.`;
}

async function feel(): Promise<void> {
  const { only, again, samples } = readFeelFlags();
  if (!(await installBrowser())) process.exit(1);
  if (!again) await install();
  if ((await run('tsc', ['-p', here])) !== 0) process.exit(1);
  await measure(
    scenarios.filter(({ name }) => only === undefined || only === name),
    samples,
  );
}

try {
  await feel();
} catch (error) {
  process.exitCode = reportFailure(error);
}
