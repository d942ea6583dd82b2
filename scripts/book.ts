import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumExecutable, drawingArgs } from './browser.ts';
import { root, run } from './run.ts';

const pictures = join(root, 'book/pictures');
/** What the reference pictures were made with: another browser draws letters and edges a little differently. */
const madeWith = join(pictures, 'browser.txt');

/** Builds the stories alone, without the pages around them, for the tests in `book/`. */
export async function buildBook(): Promise<boolean> {
  return (await run('storybook', ['build', '--quiet', '--test', '--preview-only', '--output-dir', '.tmp/book'])) === 0;
}

/** Runs the tests in `book/` whose file names match, all when none is given. */
export function runBook(...args: string[]): Promise<number> {
  return run('playwright', ['test', '-c', 'book/playwright.config.ts', ...args]);
}

/** Whether the pictures can be compared here; says so where they cannot. */
export async function canCompare(): Promise<boolean> {
  const [here, made] = await Promise.all([browser(), readFile(madeWith, 'utf8')]);
  if (here === made.trim()) return true;
  console.log(`Reference pictures are NOT compared: they were made with ${made.trim()}, and this is ${here}.`);
  console.log('"pnpm pictures --update" makes them anew with this one.');
  return false;
}

/** Makes the pictures anew; those that nothing asks for any more go. */
export async function updatePictures(): Promise<number> {
  await rm(pictures, { recursive: true, force: true });
  const code = await runBook('pictures', '--update-snapshots=all');
  for (const file of await readdir(pictures, { recursive: true })) {
    if (file.endsWith('.png')) await pack(join(pictures, file));
  }
  await writeFile(madeWith, `${await browser()}\n`);
  return code;
}

/** The same picture in fewer bytes: every pixel stays, so that an unchanged picture is an unchanged file. */
async function pack(file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await writeFile(
    file,
    await sharp(await readFile(file))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** What a browser can draw in more than one way: its own letters, another script, round edges, shadows, half tones. */
const PROBE = `
  <body style="margin: 0; padding: 8px; font: 17px sans-serif">
    Requests 104 <i style="font-family: serif">Halden Court</i> <code>HC82-104-CF</code> طلبات ★
    <div style="margin: 8px; height: 40px; border-radius: 9px; box-shadow: 0 3px 9px #0007;
      background: linear-gradient(30deg, #d6ff3f, #15171a)"></div>
  </body>`;

/** The browser, and a sum over how it draws: fonts of the machine and its processor leave their mark, too. */
async function browser(): Promise<string> {
  const executablePath = chromiumExecutable();
  const launched = await chromium.launch({ args: drawingArgs(), ...(executablePath && { executablePath }) });
  const version = launched.version();
  const page = await launched.newPage({ viewport: { width: 640, height: 120 } });
  await page.setContent(PROBE);
  const drawn = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  await launched.close();
  return `Chromium ${version} on ${process.platform} ${process.arch}, which draws ${drawn.slice(0, 12)}`;
}
