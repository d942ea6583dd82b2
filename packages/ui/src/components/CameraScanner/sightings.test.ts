import { assert, array, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { OUT_OF_VIEW_MS, createSightings } from './sightings.ts';

const ONE = '2048177304161';
const OTHER = '2048177311572';
const PICTURE_MS = 100;

/** Shows one picture every 100 ms: a barcode, several, or none. Returns the scans. */
function scansOf(pictures: readonly (string | readonly string[] | undefined)[]): string[] {
  const sightings = createSightings();
  return pictures.flatMap((picture, at) => {
    const barcodes = picture === undefined ? [] : typeof picture === 'string' ? [picture] : picture;
    return sightings.see(barcodes, at * PICTURE_MS) ?? [];
  });
}

/** Pictures without a barcode, for a time in ms. */
const nothingFor = (ms: number) => Array.from({ length: ms / PICTURE_MS }, () => undefined);

test('a barcode is scanned when two pictures in a row show it', { tags: 'W-15' }, () => {
  expect(scansOf([ONE])).toEqual([]);
  expect(scansOf([ONE, ONE])).toEqual([ONE]);
});

test('a reading with a wrong digit is no scan', { tags: 'W-15' }, () => {
  expect(scansOf([ONE, OTHER, ONE, undefined, ONE])).toEqual([]);
});

test('a barcode that stays in view for a minute is one scan', { tags: 'W-15' }, () => {
  expect(scansOf(Array.from({ length: 600 }, () => ONE))).toEqual([ONE]);
});

test('a barcode that a reflection hides for a moment is not scanned again', { tags: 'W-15' }, () => {
  expect(scansOf([ONE, ONE, ...nothingFor(OUT_OF_VIEW_MS - PICTURE_MS), ONE, ONE])).toEqual([ONE]);
});

test('a barcode that has left the view is scanned again', { tags: 'W-15' }, () => {
  expect(scansOf([ONE, ONE, ...nothingFor(OUT_OF_VIEW_MS), ONE, ONE])).toEqual([ONE, ONE]);
});

test('the next box is scanned at once', { tags: 'W-15' }, () => {
  expect(scansOf([ONE, ONE, OTHER, OTHER])).toEqual([ONE, OTHER]);
});

test('of several barcodes in view only the nearest to the middle is scanned', { tags: 'W-15' }, () => {
  expect(
    scansOf([
      [ONE, OTHER],
      [ONE, OTHER],
      [ONE, OTHER],
    ]),
  ).toEqual([ONE]);
  const swapping = Array.from({ length: 40 }, (_, at) => (at % 4 < 2 ? [ONE, OTHER] : [OTHER, ONE]));
  expect(scansOf(swapping)).toEqual([ONE, OTHER]);
});

test('two scans of one barcode are further apart than the longest time it hides', { tags: 'W-15' }, () => {
  const pictures = array(constantFrom(undefined, ONE, OTHER), { maxLength: 80 });
  assert(
    property(pictures, (seen) => {
      const sightings = createSightings();
      const scans = seen.flatMap((barcode, at) => {
        const scan = sightings.see(barcode === undefined ? [] : [barcode], at * PICTURE_MS);
        return scan === undefined ? [] : [{ scan, at }];
      });
      for (const { scan, at } of scans) {
        const before = scans.findLast((each) => each.scan === scan && each.at < at);
        if (!before) continue;
        // The barcode was out of view once since its last scan, up to the two pictures of this one.
        const between = seen.slice(before.at, at - 1).map((barcode) => (barcode === scan ? 'x' : '.'));
        expect(between.join('')).toMatch(new RegExp(String.raw`\.{${OUT_OF_VIEW_MS / PICTURE_MS},}`));
      }
    }),
  );
});
