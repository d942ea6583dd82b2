import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumExecutable, drawingArgs } from './browser.ts';
import { root, run } from './run.ts';

const pictures = join(root, 'book/pictures');
/** The browser that took the reference pictures: other browsers draw letters and edges differently. */
const browserFile = join(pictures, 'browser.txt');

/** Builds the stories without Storybook's own pages, for the tests in `book/`. */
export async function buildBook(): Promise<boolean> {
  return (await run('storybook', ['build', '--quiet', '--test', '--preview-only', '--output-dir', '.tmp/book'])) === 0;
}

/** Runs the tests in `book/` whose file names match the arguments; all without arguments. Returns the exit code. */
export function runBook(...args: string[]): Promise<number> {
  return run('playwright', ['test', '-c', 'book/playwright.config.ts', ...args]);
}

/** Whether this browser can be compared with the reference pictures; prints the reason if not. */
export async function canCompare(): Promise<boolean> {
  const [here, made] = await Promise.all([describeBrowser(), readFile(browserFile, 'utf8')]);
  if (here === made.trim()) return true;
  console.log(`Reference pictures are NOT compared: they were taken with ${made.trim()}, this is ${here}.`);
  console.log('"pnpm pictures --update" takes them again with this browser.');
  return false;
}

/** Takes all reference pictures again and deletes unused ones. Returns the exit code of the run. */
export async function updatePictures(): Promise<number> {
  await rm(pictures, { recursive: true, force: true });
  const code = await runBook('pictures', '--update-snapshots=all');
  for (const file of await readdir(pictures, { recursive: true })) {
    if (file.endsWith('.png')) await compress(join(pictures, file));
  }
  await writeFile(browserFile, `${await describeBrowser()}\n`);
  return code;
}

/** Compresses a picture without loss, so that an unchanged picture is an unchanged file. */
async function compress(file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await writeFile(
    file,
    await sharp(await readFile(file))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** A page of what browsers draw differently: letters, another script, round edges, shadows, gradients. */
const PROBE = `
  <body style="margin: 0; padding: 8px; font: 17px sans-serif">
    Requests 104 <i style="font-family: serif">Halden Court</i> <code>HC82-104-CF</code> طلبات ★
    <div style="margin: 8px; height: 40px; border-radius: 9px; box-shadow: 0 3px 9px #0007;
      background: linear-gradient(30deg, #d6ff3f, #15171a)"></div>
  </body>`;

/** The version of the browser and a hash of the page that it draws, which also depends on fonts and processor. */
async function describeBrowser(): Promise<string> {
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
