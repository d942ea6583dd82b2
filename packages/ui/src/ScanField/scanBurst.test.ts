import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { createScanBurst, type ScanClock } from './scanBurst.ts';

/** A clock that stands still until it is told to go on. */
function handClock(): ScanClock & { advance: (ms: number) => void } {
  let time = 0;
  let tasks: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after: (ms, run) => {
      const task = { at: time + ms, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    advance: (ms) => {
      const until = time + ms;
      for (;;) {
        const next = tasks.filter((task) => task.at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        tasks = tasks.filter((task) => task !== next);
        next.run();
      }
      time = until;
    },
  };
}

type Stroke = { key: string; gap: number };

function play(strokes: readonly Stroke[], options: { minLength?: number } = {}) {
  const clock = handClock();
  const scans: string[] = [];
  const burst = createScanBurst((barcode) => scans.push(barcode), { clock, ...options });
  const fates = strokes.map(({ key, gap }) => {
    clock.advance(gap);
    return burst.key(key);
  });
  clock.advance(1000);
  return { scans, fates };
}

const wedgeGap = integer({ min: 2, max: 50 });
const code = string({
  unit: constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. ')),
  minLength: 6,
  maxLength: 20,
});
const suffix = constantFrom('Enter', 'Tab', null);

/** One scan as a wedge sends it: a pause before, then characters 2 to 50 ms apart, then perhaps Enter or Tab. */
const scan = tuple(code, suffix, array(wedgeGap, { minLength: 21, maxLength: 21 })).map(([text, end, gaps]) => ({
  text,
  end,
  strokes: [...Array.from(text), ...(end === null ? [] : [end])].map((key, index) => ({
    key,
    gap: index === 0 ? 200 : (gaps[index] ?? 10),
  })),
}));

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

test('[W-06] A person typing up to 200 words a minute is never taken for a scanner', () => {
  assert(
    property(typing, (strokes) => {
      const played = play(strokes);
      expect(played.scans).toEqual([]);
      expect(played.fates).not.toContain('swallow');
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

test('[K-03] While the popup is open even the tail of a scan is kept from its buttons', () => {
  const tail = ['1', 'Enter'].map((key, index) => ({ key, gap: index === 0 ? 200 : 10 }));
  expect(play(tail, { minLength: 1 }).fates.at(-1)).toBe('swallow');
});
