import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { manualClock, scan, type Stroke } from '../../fixtures/scans.ts';
import { createSlashKey } from './slashKey.ts';

function play(strokes: readonly Stroke[]) {
  const clock = manualClock();
  const opened: string[] = [];
  const slash = createSlashKey((behind) => opened.push(behind), clock);
  const held = strokes.map(({ key, gap }) => {
    clock.advance(gap);
    return Array.from(key).length === 1 && slash.key(key, clock.now());
  });
  clock.advance(1000);
  return { opened, held };
}

test('A slash at any position of a scanned code does not open the search', { tags: 'W-06' }, () => {
  assert(
    property(scan, integer({ min: 0, max: 19 }), ({ strokes, text }, place) => {
      const withSlash = strokes.with(place % text.length, { key: '/', gap: strokes[place % text.length]!.gap });
      expect(play(withSlash).opened).toEqual([]);
    }),
  );
});

test('Nor does it open the search if only the first four characters of the code arrive', { tags: 'W-06' }, () => {
  for (const code of ['/A12', 'A/12', 'AB/1', 'ABC/']) {
    expect(play(Array.from(code).map((key) => ({ key, gap: 20 }))).opened).toEqual([]);
  }
});

test('A slash that a person types opens the search, and no letter after it is lost', { tags: 'H-02' }, () => {
  const letter = tuple(constantFrom('h', 'a', '8'), integer({ min: 51, max: 99 }));
  assert(
    property(array(letter, { maxLength: 6 }), (letters) => {
      const strokes = [{ key: '/', gap: 300 }, ...letters.map(([key, gap]) => ({ key, gap }))];
      expect(play(strokes).opened).toEqual([letters.map(([key]) => key).join('')]);
    }),
  );
  // Each key is pressed before the last one is released.
  expect(
    play([
      { key: '/', gap: 300 },
      { key: 'h', gap: 12 },
      { key: 'a', gap: 40 },
    ]).opened,
  ).toEqual(['ha']);
});

test('Without a slash nothing is held back', { tags: 'H-02' }, () => {
  expect(play(Array.from('hal').map((key) => ({ key, gap: 90 })))).toEqual({ opened: [], held: [false, false, false] });
});
