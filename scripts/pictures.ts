import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, run } from './run.ts';

/**
 * `pnpm pictures [FILE…]` compares the stories of all or some files with their reference pictures;
 * `pnpm pictures --update [FILE…]` takes those that differ again.
 */

const pictures = join(root, 'book/pictures');
const isUpdate = process.argv.includes('--update');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

// Without it pictures of removed stories would stay.
if (isUpdate && files.length === 0) await rm(pictures, { recursive: true, force: true });
process.env['STORY_SETTINGS'] = 'none';
process.exitCode = await run('vitest', ['run', '--project', 'stories', ...files, ...(isUpdate ? ['--update'] : [])]);
if (isUpdate) await compress();

/** Writes the same pixels in fewer bytes; vitest adds an opaque alpha channel. */
async function compress(): Promise<void> {
  for (const name of await readdir(pictures, { recursive: true })) {
    if (!name.endsWith('.png')) continue;
    const before = await readFile(join(pictures, name));
    const after = await sharp(before).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (after.length < before.length) await writeFile(join(pictures, name), after);
  }
}
