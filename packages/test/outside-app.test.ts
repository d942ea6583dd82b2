import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp, type Built } from './outside.ts';

const outside = inject('outside');
const dist = join(outside, 'node_modules/@instore/ui/dist');

const COMPONENT_SHEET = /^(components|retail)\/\w+\/\w+\.css$/;

/** An app with all styles of the kit. */
let whole: Built;
beforeAll(async () => {
  whole = await buildApp(outside, 'styles', `import '@instore/ui/styles.css';`);
});

/** Class names that a style sheet sets; no two sheets of the kit share one. */
const classesOf = (css: string) => new Set([...css.matchAll(/(?<!\w)\.([_a-z][\w-]*)/g)].map(([, name = '']) => name));

const rulesOf = (css: string): string[] => css.split('}').toSorted();

/** The components' sheets whose classes are in a built style sheet. */
async function sheetsIn(css: string): Promise<string[]> {
  const there = classesOf(css);
  const sheets = (await readdir(dist, { recursive: true })).filter((file) => COMPONENT_SHEET.test(file));
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const own = classesOf(await readFile(join(dist, sheet), 'utf8'));
      return [...own].some((name) => there.has(name)) ? [sheet] : [];
    }),
  );
  return found.flat().toSorted();
}

const page = (from: (name: string) => string) => `
  import { createRoot } from 'react-dom/client';
  import { Button } from '${from('Button')}';
  import { EmptyState } from '${from('EmptyState')}';
  import { Stamp } from '${from('Stamp')}';
  createRoot(document.getElementById('app')!).render(
    <EmptyState title="No results found" action={<Button variant="signal">Clear</Button>}>
      <Stamp state="next">Next</Stamp>
    </EmptyState>,
  );`;

test('an app that scans with the camera loads the decoder from itself on demand', { tags: 'W-15' }, async () => {
  const { first, later, files } = await buildApp(
    outside,
    'camera',
    `import { ScanField } from '@instore/ui';
     import { createRoot } from 'react-dom/client';
     createRoot(document.getElementById('app')!).render(<ScanField label="Barcode" hasCamera onScan={() => {}} />);`,
  );
  expect(first.filter((module) => module.includes('/CameraScanner/'))).toEqual([]);
  expect(later).toContain('components/CameraScanner/CameraScanner.js');
  expect(files.some((file) => /decodeWorker-.*\.js$/.test(file))).toBe(true);
  expect(files.some((file) => /zxing_reader-.*\.wasm$/.test(file))).toBe(true);
});

describe('an app that uses three components', () => {
  let three: Built;
  beforeAll(async () => {
    three = await buildApp(
      outside,
      'three',
      page(() => '@instore/ui'),
    );
  });

  test('includes only their code', () => {
    const modules = three.first.filter((module) => !module.endsWith('.css.js') && !module.startsWith('internal/'));
    expect(modules).toEqual([
      'components/Button/Button.js',
      'components/EmptyState/EmptyState.js',
      'components/Icon/Icon.js',
      'components/Stamp/Stamp.js',
    ]);
    expect(three.later).toEqual([]);
  });

  test('includes only their styles', async () => {
    // Spinner is what a pending button shows.
    expect(await sheetsIn(three.css)).toEqual([
      'components/Button/Button.css',
      'components/EmptyState/EmptyState.css',
      'components/Icon/Icon.css',
      'components/Spinner/Spinner.css',
      'components/Stamp/Stamp.css',
    ]);
    expect(three.css).toContain('--instore-signal');
  });

  test('gets the same through the entry points of the components', async () => {
    const apart = await buildApp(
      outside,
      'apart',
      page((name) => `@instore/ui/${name}`),
    );
    expect(apart.first).toEqual(three.first);
    // A sheet that several components share comes with the first of them.
    expect(rulesOf(apart.css)).toEqual(rulesOf(three.css));
  });

  test('has a fraction of the whole style sheet', () => {
    console.log(`CSS, minified: ${three.css.length} of ${whole.css.length} bytes`);
    expect(three.css.length).toBeLessThan(whole.css.length / 4);
  });
});

test('styles.css contains all styles and fonts', async () => {
  const sheets = (await readdir(dist, { recursive: true })).filter((file) => COMPONENT_SHEET.test(file));
  const withClasses = await Promise.all(
    sheets.map(async (sheet) => (classesOf(await readFile(join(dist, sheet), 'utf8')).size > 0 ? [sheet] : [])),
  );
  expect(await sheetsIn(whole.css)).toEqual(withClasses.flat().toSorted());
  expect(whole.css).toContain('Archivo Variable');
  expect(whole.files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0);
  expect(whole.css).not.toContain('@import');
});

test('one icon does not include the others', async () => {
  const one = await buildApp(outside, 'pictogram', `import { icons } from '@instore/ui'; console.log(icons.bell);`);
  const all = await buildApp(outside, 'pictograms', `import { icons } from '@instore/ui'; console.log({ ...icons });`);
  // A stroke of the wifi-off icon, which the app does not use.
  expect(all.code).toContain('M5 12.859a10 10 0 0 1 5.17-2.69');
  expect(one.code).not.toContain('M5 12.859a10 10 0 0 1 5.17-2.69');
});

test('what the kit loads on demand is still loaded on demand', async () => {
  const app = await buildApp(
    outside,
    'demand',
    `import { Barcode, KioskRequestPopup, ToastRegion } from '@instore/ui'; console.log(Barcode, KioskRequestPopup, ToastRegion);`,
  );
  const parts = [
    'components/Barcode/BarcodeBars.js',
    'retail/KioskRequestPopup/KioskRequestDialog.js',
    'components/Toast/ToastStack.js',
  ];
  expect(app.later).toEqual(expect.arrayContaining(parts));
  expect(app.first).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/BarcodeBars|KioskRequestDialog|ToastStack/)]),
  );
});
