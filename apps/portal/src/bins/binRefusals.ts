import type { PlainText, PortalText, SayText } from '../shared/texts/portalText.ts';
import { type Explanation, type Refusal, explainStep, expectedOf, nextOf } from '../outbox/index.ts';

type NotDone = Extract<PortalText, `{scanned} was not ${string}: {reason}`>;

/** The scans of the bins page that are no writes of the outbox: what each did not do, and what it takes. */
const SCANS = {
  openPair: ['{scanned} was not found: {reason}', 'Expected: the label of a bin or pair of this location.'],
  takePair: ['{scanned} was not added to the move: {reason}', 'Expected: pairs that are in the stockroom.'],
  chooseTarget: ['{scanned} was not chosen: {reason}', 'Expected: the label of a bin of this location.'],
} as const satisfies Record<string, readonly [NotDone, PlainText]>;

/** Explains a refused scan of the bins page: what was scanned, why, what was expected, what to do [W-12, W-14]. */
export function explainScan(say: SayText, step: keyof typeof SCANS, scanned: string, failure: Refusal): Explanation {
  const [text, expected] = SCANS[step];
  const title = failure.problem?.title ?? '';
  return explainStep(say, {
    failure,
    notDone: (reason) => say(text, { scanned, reason }),
    expected,
    // A read names the barcode in its path, so that an unknown one is not found.
    next: title === 'Not found' ? 'Check the label, or type the barcode.' : nextOf(step, title, failure.kind),
  });
}

/** Explains a refused correction in its row, which shows the pair and what was typed [W-05, W-14]. */
export function explainCorrection(say: SayText, failure: Refusal): Explanation {
  const title = failure.problem?.title ?? '';
  return explainStep(say, {
    failure,
    notDone: (reason) => reason,
    expected: expectedOf('correctBinShelfRecord', title, failure.kind),
    next: nextOf('correctBinShelfRecord', title, failure.kind),
  });
}

/** The steps of a count that are done online only. */
const COUNT_STEPS = {
  startCount: ['Count', 'Expected: the label of a bin of this location.'],
  applyCount: ['Apply the count', 'Expected: an open count of a bin that is as it was scanned.'],
  discardCount: ['Discard the count', 'Expected: an open count.'],
} as const satisfies Record<string, readonly [PlainText, PlainText]>;

export type CountStep = keyof typeof COUNT_STEPS;

/** Explains a refused step of a count [W-12, W-14]. */
export function explainCountStep(say: SayText, step: CountStep, bin: string, failure: Refusal): Explanation {
  const [action, expected] = COUNT_STEPS[step];
  return explainStep(say, {
    failure,
    notDone: (reason) => say('Not done: {action}, {name}. {reason}', { action: say(action), name: bin, reason }),
    expected: failure.kind === 'forbidden' ? 'Expected: your own work, or an admin.' : expected,
    next: nextOf(step, failure.problem?.title ?? '', failure.kind),
  });
}
