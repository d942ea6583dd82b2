import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, run } from './run.ts';
import { COMPARED_PICTURES } from './testing/picturesReporter.ts';

/**
 * `pnpm kit:pictures [FILE…]` compares the stories of all or some files with their reference pictures.
 * `pnpm kit:pictures --update [FILE…]` takes new ones and those that differ beyond the tolerance again; the others keep their
 * bytes. Without files it also removes the pictures of stories that no longer exist.
 */

const pictures = join(root, 'book/pictures');
const isUpdate = process.argv.includes('--update');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const startedAt = Date.now();

process.env['STORY_SETTINGS'] = 'none';
const reporters = ['--reporter=default', '--reporter=./scripts/testing/picturesReporter.ts'];
const update = isUpdate ? ['--update'] : [];
process.exitCode = await run('vitest', ['run', '--project', 'stories', ...reporters, ...files, ...update]);
if (isUpdate) await compress();
// A story that fails before its pictures are compared still has them.
if (isUpdate && files.length === 0 && process.exitCode === 0) await removeUnused();

async function stored(): Promise<string[]> {
  return (await readdir(pictures, { recursive: true })).filter((name) => name.endsWith('.png'));
}

/** Writes the pictures of this run in fewer bytes, with the same pixels; vitest adds an opaque alpha channel. */
async function compress(): Promise<void> {
  for (const name of await stored()) {
    if ((await stat(join(pictures, name))).mtimeMs < startedAt) continue;
    const before = await readFile(join(pictures, name));
    const after = await sharp(before).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (after.length < before.length) await writeFile(join(pictures, name), after);
  }
}

/** Removes the pictures that no story has. */
async function removeUnused(): Promise<void> {
  const compared = new Set(JSON.parse(await readFile(COMPARED_PICTURES, 'utf8')) as string[]);
  for (const name of await stored()) {
    if (compared.has(name.slice(0, -'.png'.length))) continue;
    console.log(`Removed ${name}: no story has it.`);
    await rm(join(pictures, name));
  }
}
