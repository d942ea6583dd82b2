import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { ean13, manualClock, scan, scanOf, withPause, type Stroke } from '../../fixtures/scans.ts';
import { type KeyPlace, createScanBurst } from './scanBurst.ts';

function play(strokes: readonly Stroke[], place: KeyPlace = 'page') {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock });
  const fates = strokes.map(({ key, gap }) => {
    clock.advance(gap);
    return burst.key(key, { place });
  });
  clock.advance(1000);
  return { scans, fates };
}

/** A person of up to 200 words a minute: keys roll over in runs of one to four, with pauses that keep the mean at 60 ms or more. */
const typing = array(
  tuple(
    array(integer({ min: 12, max: 50 }), { minLength: 0, maxLength: 3 }),
    integer({ min: 51, max: 400 }),
    constantFrom('a', 't', ' ', 'Enter', 'Tab', 'Backspace'),
  ),
  { maxLength: 40 },
).map((runs) =>
  runs.flatMap(([rolled, pause, last]) => {
    const spent = rolled.reduce((sum, gap) => sum + gap, 0);
    const least = 60 * (rolled.length + 1) - spent;
    return [
      ...rolled.map((gap, index) => ({ key: 'e', gap: index === 0 ? Math.max(pause, least) : gap })),
      { key: last, gap: rolled.length === 0 ? Math.max(pause, 60) : (rolled[0] ?? 60) },
    ];
  }),
);

test('Every scan is read, with Enter, with Tab and with no suffix', { tags: 'W-06' }, () => {
  assert(
    property(array(scan, { minLength: 1, maxLength: 4 }), (scans) => {
      const played = play(scans.flatMap(({ strokes }) => strokes));
      expect(played.scans).toEqual(scans.map(({ text }) => text));
    }),
  );
});

test('An EAN-13 with one pause at any position is read whole', { tags: 'W-06' }, () => {
  assert(
    property(withPause(scanOf(ean13)), ({ text, end, strokes }) => {
      const { scans, fates } = play(strokes);
      expect(scans).toEqual([text]);
      if (end !== null) expect(fates.at(-1)).toBe('scan');
    }),
    { numRuns: 500 },
  );
});

test('No part of a code with a pause is read as another code', { tags: 'W-06' }, () => {
  assert(
    property(withPause(scan), ({ text, strokes, at }) => {
      const { scans } = play(strokes);
      // Two short pieces are as slow as a person's keys: without a digit they may be words, and nothing is read.
      const isSure = Math.max(Math.min(at, text.length), text.length - at) > 4 || /\d/.test(text);
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
])('The scan %s with a late key at %i is read whole: its tail is %s', { tags: 'W-06' }, (text, late) => {
  const wedge = [...Array.from(text), 'Enter'].map((key, index) => ({ key, gap: index === late ? 60 : 4 }));
  expect(play(wedge).scans).toEqual([text]);
});

test('A single key before a scan is left out, a run of keys is not', { tags: 'W-06' }, () => {
  const code = Array.from('2048177304161').map((key, index) => ({ key, gap: index === 0 ? 200 : 4 }));
  expect(play([{ key: '7', gap: 900 }, ...code]).scans).toEqual(['2048177304161']);
  const rolled = Array.from('777').map((key, index) => ({ key, gap: index === 0 ? 900 : 40 }));
  expect(play([...rolled, ...code]).scans).toEqual(['7772048177304161']);
});

test('Two boxes scanned shortly after each other without Enter are two scans', { tags: 'W-06' }, () => {
  const boxes = ['2048177304161', '2048177309920'].flatMap((text) =>
    Array.from(text).map((key, index) => ({ key, gap: index === 0 ? 200 : 10 })),
  );
  expect(play(boxes).scans).toEqual(['2048177304161', '2048177309920']);
});

test('A scan that a busy page detects late is read before the next scan begins', { tags: 'W-06' }, () => {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock: { ...clock, after: () => () => {} } });
  for (const [index, key] of Array.from('2048177304161').entries()) burst.key(key, { at: index * 4 });
  burst.key('2', { at: 2000 });
  expect(scans).toEqual(['2048177304161']);
});

test.each([2, 90])("A scanner's Enter that a busy page gets late presses no button, %i ms", { tags: 'W-06' }, (gap) => {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock });
  for (const [index, key] of Array.from('2048177304161').entries()) burst.key(key, { at: index * gap });
  clock.advance(600);
  expect(burst.key('Enter', { at: 13 * gap })).toBe('after scan');
  expect(scans).toEqual(['2048177304161']);
});

test("A scanner's Enter and Tab never reach a button", { tags: 'W-06' }, () => {
  assert(
    property(
      scan.filter(({ end }) => end !== null),
      ({ strokes }) => {
        expect(play(strokes).fates.at(-1)).toBe('scan');
      },
    ),
  );
});

test('A space within a scan never reaches a button', { tags: 'W-06' }, () => {
  assert(
    property(scan, ({ strokes }) => {
      const { fates } = play(strokes);
      expect(strokes.filter(({ key }, index) => index > 0 && key === ' ' && fates[index] === 'pass')).toEqual([]);
    }),
  );
  // A space that a person types while a button has the focus presses the button.
  expect(play([{ key: ' ', gap: 200 }]).fates).toEqual(['pass']);
});

test('Typing at up to 200 words a minute is never read as a scan', { tags: 'W-06' }, () => {
  assert(
    property(typing, (strokes) => {
      const played = play(strokes);
      expect(played.scans).toEqual([]);
      // A space that comes within 50 ms of another key is meant for a text, where no burst is asked.
      expect(strokes.filter(({ key }, index) => key !== ' ' && played.fates[index] === 'scan')).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('What a person typed before a scan is not part of it', { tags: 'W-06' }, () => {
  const person = Array.from('hal').map((key) => ({ key, gap: 140 }));
  const wedge = [...Array.from('2048177304161'), 'Enter'].map((key, index) => ({ key, gap: index === 0 ? 90 : 4 }));
  expect(play([...person, ...wedge]).scans).toEqual(['2048177304161']);
});

test('Shift held by the scanner for capitals does not break a scan', { tags: 'W-06' }, () => {
  const wedge = ['Shift', 'H', 'Shift', 'C', '8', '2', '1', '0', '4', 'Enter'].map((key) => ({ key, gap: 5 }));
  expect(play(wedge).scans).toEqual(['HC82104']);
});

test('While the popup is open not even the end of a scan reaches its buttons', { tags: 'K-03' }, () => {
  const tail = ['1', 'Enter'].map((key, index) => ({ key, gap: index === 0 ? 200 : 10 }));
  expect(play(tail, 'guard').fates.at(-1)).toBe('scan');
});

/** A scanner's keys at one speed, with a second or third key behind the code. */
const sent = (text: string, gap: number, ...ends: string[]): Stroke[] =>
  [...Array.from(text), ...ends].map((key, index) => ({ key, gap: index === 0 ? 900 : gap }));

test.each([2, 20, 50, 90])('No key after the end of a scan reaches the page, %i ms apart', { tags: 'W-06' }, (gap) => {
  for (const end of ['Enter', 'Tab']) {
    for (const behind of ['Enter', 'Tab', 'ArrowDown', ' ']) {
      const { scans, fates } = play(sent('2048177304161', gap, end, behind, behind));
      expect(scans).toEqual(['2048177304161']);
      expect(fates.slice(-2)).not.toContain('pass');
    }
  }
});

test('A person who answers the sound of a scan with Enter presses the button', { tags: 'W-06' }, () => {
  const { fates } = play([...sent('2048177304161', 20, 'Enter'), { key: 'Enter', gap: 300 }]);
  expect(fates.at(-1)).toBe('pass');
});

test.each(['ArrowDown', 'Tab', 'Enter'])(
  '%s pressed twice by a person after a scan acts twice',
  { tags: 'W-06' },
  (key) => {
    const twice = [
      { key, gap: 300 },
      { key, gap: 100 },
    ];
    const { fates } = play([...sent('2048177304161', 20, 'Enter'), ...twice]);
    expect(fates.slice(-2)).toEqual(['pass', 'pass']);
  },
);

test('Escape right after a scan is a key of a person', { tags: 'W-06' }, () => {
  const { fates } = play([...sent('2048177304161', 20, 'Enter'), { key: 'Escape', gap: 100 }]);
  expect(fates.at(-1)).toBe('pass');
});

test('The line feed of one scan does not belong to the next one', { tags: 'W-06' }, () => {
  const boxes = [...sent('2048177304161', 20, 'Enter', 'Enter'), ...sent('2048177309920', 20, 'Enter', 'Enter')];
  expect(play(boxes).scans).toEqual(['2048177304161', '2048177309920']);
});

test.each([30, 60, 90])('A scanner that needs %i ms for a key loses no scan in 200', { tags: 'W-06' }, (gap) => {
  const slow = tuple(
    ean13,
    constantFrom('Enter', 'Tab', null),
    array(integer({ min: -12, max: 12 }), { minLength: 14 }),
  );
  assert(
    property(slow, constantFrom<KeyPlace>('page', 'field'), ([code, end, jitter], place) => {
      const strokes = sent(code, gap, ...(end === null ? [] : [end]));
      const uneven = strokes.map(({ key, gap: ms }, index) => ({ key, gap: ms + (jitter[index] ?? 0) }));
      const { scans, fates } = play(uneven, place);
      expect(scans).toEqual([code]);
      if (end !== null) expect(fates.at(-1)).toBe('scan');
    }),
    { numRuns: 200 },
  );
});

test('The labels of bins and SKUs are read from a slow scanner, too', { tags: 'W-06' }, () => {
  for (const code of ['A-14-03', 'HC82-104-CF']) expect(play(sent(code, 90, 'Enter')).scans).toEqual([code]);
});

test('In a field the first digits that a person types are no scan after a pause', { tags: 'W-06' }, () => {
  expect(play(sent('20481773', 120), 'field').scans).toEqual([]);
  expect(play(sent('204817730416', 120), 'field').scans).toEqual([]);
});

test('A code whose first keys were slow is not read without them', { tags: 'W-06' }, () => {
  // The tails 036000291452 and 77304162 are whole codes themselves.
  for (const [code, slow] of [
    ['9036000291452', 1],
    ['HC82-77304162', 4],
    ['20481773041610', 3],
  ] as const) {
    for (const gap of [60, 90, 140]) {
      const strokes = sent(code, 4, 'Enter').map((stroke, at) => (at > 0 && at <= slow ? { ...stroke, gap } : stroke));
      expect(play(strokes).scans).toEqual([code]);
    }
  }
});

test.each([
  ['French', 'éàçé-çàéè&'],
  ['Arabic', '٢٠٤٨١٧٧٣٠٤١٦١'],
])('A code with characters of another keyboard is read by key position: %s', { tags: 'W-06' }, (_, typed) => {
  const clock = manualClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock });
  for (const gap of [4, 90]) {
    clock.advance(900);
    for (const [index, physical] of Array.from('2048177304161').entries()) {
      clock.advance(gap);
      burst.key(typed[index % typed.length]!, { physical });
    }
    clock.advance(gap);
    burst.key('Enter');
  }
  expect(scans).toEqual(['2048177304161', '2048177304161']);
});
