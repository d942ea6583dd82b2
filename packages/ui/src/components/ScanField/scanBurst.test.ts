import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { ean13, manualClock, scan, scanOf, withPause, type Stroke } from '../../fixtures/scans.ts';
import { createScanBurst } from './scanBurst.ts';

function play(strokes: readonly Stroke[], options: { minLength?: number } = {}) {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock, ...options });
  const fates = strokes.map(({ key, gap }) => {
    clock.advance(gap);
    return burst.key(key);
  });
  clock.advance(1000);
  return { scans, fates };
}

/** A person of up to 200 words a minute: keys roll over in runs of one to four, with pauses that keep the mean at 60 ms or more. */
const typing = array(
  tuple(
    array(integer({ min: 12, max: 50 }), { minLength: 0, maxLength: 3 }),
    integer({ min: 51, max: 400 }),
    constantFrom('a', '7', ' ', 'Enter', 'Tab', 'Backspace'),
  ),
  { maxLength: 40 },
).map((runs) =>
  runs.flatMap(([rolled, pause, last]) => {
    const spent = rolled.reduce((sum, gap) => sum + gap, 0);
    const least = 60 * (rolled.length + 1) - spent;
    return [
      ...rolled.map((gap, index) => ({ key: '5', gap: index === 0 ? Math.max(pause, least) : gap })),
      { key: last, gap: rolled.length === 0 ? Math.max(pause, 60) : (rolled[0] ?? 60) },
    ];
  }),
);

test('[W-06] Every scan is read, with Enter, with Tab and with no suffix', () => {
  assert(
    property(array(scan, { minLength: 1, maxLength: 4 }), (scans) => {
      const played = play(scans.flatMap(({ strokes }) => strokes));
      expect(played.scans).toEqual(scans.map(({ text }) => text));
    }),
  );
});

test('[W-06] An EAN-13 with one pause at any position is read whole, and its last key does not reach a button', () => {
  assert(
    property(withPause(scanOf(ean13)), ({ text, end, strokes }) => {
      const { scans, fates } = play(strokes);
      expect(scans).toEqual([text]);
      if (end !== null) expect(fates.at(-1)).toBe('swallow');
    }),
    { numRuns: 500 },
  );
});

test('[W-06] No part of a code with a pause is read as another code', () => {
  assert(
    property(withPause(scan), ({ text, strokes, at }) => {
      const { scans } = play(strokes);
      // Two short pieces are as slow as a person's keys, and then nothing is read.
      const isSure = Math.max(Math.min(at, text.length), text.length - at) > 4;
      expect(scans).toEqual(isSure ? [text] : []);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2048177309920', 4, 'no retail code'],
  ['2048077304162', 5, 'an EAN-8'],
  ['2048177304162', 5, 'an EAN-8, and the whole is no retail code'],
  ['HC82-77304162', 5, 'an EAN-8, and the whole is a SKU'],
])('[W-06] The scan %s with a late key at %i is read whole: its tail is %s', (text, late) => {
  const wedge = [...Array.from(text), 'Enter'].map((key, index) => ({ key, gap: index === late ? 60 : 4 }));
  expect(play(wedge).scans).toEqual([text]);
});

test('[W-06] A single key before a scan is left out, a run of keys is not', () => {
  const code = Array.from('2048177304161').map((key, index) => ({ key, gap: index === 0 ? 200 : 4 }));
  expect(play([{ key: '7', gap: 900 }, ...code]).scans).toEqual(['2048177304161']);
  const rolled = Array.from('777').map((key, index) => ({ key, gap: index === 0 ? 900 : 40 }));
  expect(play([...rolled, ...code]).scans).toEqual(['7772048177304161']);
});

test('[W-06] Two boxes scanned shortly after each other without Enter are two scans', () => {
  const boxes = ['2048177304161', '2048177309920'].flatMap((text) =>
    Array.from(text).map((key, index) => ({ key, gap: index === 0 ? 200 : 10 })),
  );
  expect(play(boxes).scans).toEqual(['2048177304161', '2048177309920']);
});

test('[W-06] A scan whose end a busy page did not detect in time is read before the next scan begins', () => {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock: { ...clock, after: () => () => {} } });
  for (const [index, key] of Array.from('2048177304161').entries()) burst.key(key, index * 4);
  burst.key('2', 2000);
  expect(scans).toEqual(['2048177304161']);
});

test("[W-06] A scanner's Enter and Tab never reach a button", () => {
  assert(
    property(
      scan.filter(({ end }) => end !== null),
      ({ strokes }) => {
        expect(play(strokes).fates.at(-1)).toBe('swallow');
      },
    ),
  );
});

test('[W-06] A space within a scan never reaches a button', () => {
  assert(
    property(scan, ({ strokes }) => {
      const { fates } = play(strokes);
      expect(strokes.filter(({ key }, index) => index > 0 && key === ' ' && fates[index] === 'pass')).toEqual([]);
    }),
  );
  // One that a person types on a button presses it.
  expect(play([{ key: ' ', gap: 200 }]).fates).toEqual(['pass']);
});

test('[W-06] Typing at up to 200 words a minute is never read as a scan', () => {
  assert(
    property(typing, (strokes) => {
      const played = play(strokes);
      expect(played.scans).toEqual([]);
      // A space that comes within 50 ms of another key is meant for a text, where no burst is asked.
      expect(strokes.filter(({ key }, index) => key !== ' ' && played.fates[index] === 'swallow')).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('[W-06] What a person typed before a scan is not part of it', () => {
  const person = Array.from('hal').map((key) => ({ key, gap: 140 }));
  const wedge = [...Array.from('2048177304161'), 'Enter'].map((key, index) => ({ key, gap: index === 0 ? 90 : 4 }));
  expect(play([...person, ...wedge]).scans).toEqual(['2048177304161']);
});

test('[W-06] Shift held by the scanner for capitals does not break a scan', () => {
  const wedge = ['Shift', 'H', 'Shift', 'C', '8', '2', '1', '0', '4', 'Enter'].map((key) => ({ key, gap: 5 }));
  expect(play(wedge).scans).toEqual(['HC82104']);
});

test('[K-03] While the popup is open not even the end of a scan reaches its buttons', () => {
  const tail = ['1', 'Enter'].map((key, index) => ({ key, gap: index === 0 ? 200 : 10 }));
  expect(play(tail, { minLength: 1 }).fates.at(-1)).toBe('swallow');
});
