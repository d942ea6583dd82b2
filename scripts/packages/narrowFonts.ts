import subsetFont from 'subset-font';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { root, run } from '../run.ts';
import { fallbackFaces } from './fallbackFaces.ts';

/**
 * Writes the typefaces of the kit from `@fontsource-variable/*`, without widths and weights that its styles never use: a
 * third fewer bytes. An axis is cut only on the side of its default value where the other side keeps its shapes exactly.
 * The characters and the ranges by which a browser loads them stay the same. Run `pnpm kit:fonts` after an update of a font,
 * and commit the result.
 */

interface Typeface {
  /** Below `@fontsource-variable/`, and the folder below `packages/ui/src/fonts/`. */
  name: string;
  sheet: string;
  /** Smallest and largest value of each axis: `wght` is the weight, `wdth` the width in percent. */
  axes: Record<string, { min: number; max: number }>;
  /** The family that needs faces with its metrics until it has arrived; a monospaced one has the system's widths. */
  family?: string;
  /** The only characters that are kept, as a `unicode-range`. @default all of the sheet */
  characters?: string;
}

const typefaces: readonly Typeface[] = [
  { name: 'archivo', sheet: 'wdth.css', axes: { wdth: { min: 100, max: 125 } }, family: 'Archivo Variable' },
  // Letters and digits of the Arabic language: the sheet has those of all languages in this script, and symbols.
  {
    name: 'noto-sans-arabic',
    sheet: 'wght.css',
    axes: { wght: { min: 400, max: 800 } },
    characters: 'U+0600-06FF',
  },
  { name: 'jetbrains-mono', sheet: 'wght.css', axes: { wght: { min: 400, max: 800 } } },
];

const kit = join(root, 'packages/ui');
const require = createRequire(join(kit, 'package.json'));

for (const typeface of typefaces) await narrow(typeface);
await run('oxfmt', [join(kit, 'src/fonts')]);

async function narrow({ name, sheet, axes, family, characters }: Typeface): Promise<void> {
  const source = require.resolve(`@fontsource-variable/${name}/${sheet}`);
  const target = join(kit, 'src/fonts', name);
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'files'), { recursive: true });
  const whole = await readFile(source, 'utf8');
  const css = characters === undefined ? whole : faceOf(whole, characters);
  for (const [, file = '', range = ''] of css.matchAll(/url\(\.\/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g)) {
    const font = await readFile(join(dirname(source), 'files', file));
    const narrowed = await subsetFont(font, charactersIn(range), { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(join(target, 'files', file), narrowed);
    console.log(`${file}: ${font.length} → ${narrowed.length} bytes`);
  }
  const basic = join(target, 'files', `${name}-latin-${sheet.replace('.css', '')}-normal.woff2`);
  const fallbacks = family ? await fallbackFaces(await readFile(basic), family) : '';
  await writeFile(join(target, 'index.css'), `${rangesIn(css, axes)}\n${fallbacks}`);
  await copyFile(join(dirname(source), 'LICENSE'), join(target, 'LICENSE'));
}

/** The face of a sheet that has these characters, for these alone. */
function faceOf(css: string, characters: string): string {
  const face = css.match(/@font-face \{[^}]+\}/g)?.find((each) => each.includes(`unicode-range: ${characters}`));
  if (!face) throw new Error(`No face begins with ${characters}.`);
  return face.replace(/unicode-range: [^;]+;/, `unicode-range: ${characters};`);
}

/** The characters of a `unicode-range`, e.g. "U+0000-00FF,U+0131". */
function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

/** The sheet with the ranges of the narrowed fonts. */
function rangesIn(css: string, { wght, wdth }: Typeface['axes']): string {
  return css
    .replaceAll(/font-weight: [\d ]+;/g, (rule) => (wght ? `font-weight: ${wght.min} ${wght.max};` : rule))
    .replaceAll(/font-stretch: [\d% ]+;/g, (rule) => (wdth ? `font-stretch: ${wdth.min}% ${wdth.max}%;` : rule));
}
