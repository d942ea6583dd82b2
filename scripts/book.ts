import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumExecutable } from './browser.ts';
import { root, run } from './run.ts';

const pictures = join(root, 'book/pictures');
/** Which browser the reference pictures were made with: another one draws letters and edges a little differently. */
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

async function browser(): Promise<string> {
  const executablePath = chromiumExecutable();
  const launched = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
  const version = launched.version();
  await launched.close();
  return `Chromium ${version} on ${process.platform} ${process.arch}`;
}
