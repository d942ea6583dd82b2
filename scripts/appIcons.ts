import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run.ts';

/** `pnpm kit:icons` draws the icons of the installed apps from their `favicon.svg`. Run it after a change of the mark. */

const PAPER = '#f4f2ec';

/** Files, and how much of their width the mark takes: a system may cut a maskable icon to a circle of 80 %. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.8 },
  { file: 'icon-512.png', size: 512, share: 0.8 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7 },
];

for (const app of ['apps/portal', 'apps/kiosk']) {
  const folder = join(root, app, 'public');
  const mark = await readFile(join(folder, 'favicon.svg'));
  for (const { file, size, share } of icons) {
    const width = Math.round(size * share);
    const drawn = await sharp(mark, { density: 1200 }).resize({ width }).png().toBuffer();
    const background = { width: size, height: size, channels: 3 as const, background: PAPER };
    await sharp({ create: background })
      .composite([{ input: drawn }])
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, file));
  }
}
