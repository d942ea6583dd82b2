import type { PlainText, SayText } from '../shared/texts/portalText.ts';
import { type Refusal, explainStep, inOneText, nextOf } from '../outbox/index.ts';

/** What each step of the consignment page takes. */
const EXPECTED = {
  findPair: 'Expected: the barcode of a consigned pair of this location.',
  findOrder: 'Expected: the number of an order of this location.',
  close: 'Expected: pairs that are announced here.',
  replace: 'Expected: a free pair of the same product for a pair that is reserved.',
  turnUp: 'Expected: a pair that is in the stockroom.',
  setAside: 'Expected: a free pair of this location.',
  sell: 'Expected: an open order whose items have pairs.',
} as const satisfies Record<string, PlainText>;

/** Reads name the barcode or number in their path, so that an unknown one is not found. */
const NOT_FOUND: Partial<Record<string, PlainText>> = {
  findPair: 'Check the label, or type the barcode.',
  findOrder: 'Check the number of the order.',
};

/**
 * Explains a refused step of the consignment page: what was scanned or pressed, why, what was expected, what to do
 * [G-05, G-06, W-14].
 * @param about what was scanned, or what the pressed button does
 */
export function explainConsignment(
  say: SayText,
  step: keyof typeof EXPECTED,
  about: string,
  failure: Refusal,
): ReturnType<typeof explainStep> {
  const title = failure.problem?.title ?? '';
  const isScan = step === 'findPair' || step === 'findOrder';
  return explainStep(say, {
    failure,
    notDone: (reason) =>
      isScan
        ? say('{scanned} was not found: {reason}', { scanned: about, reason })
        : say('Not done: {action}. {reason}', { action: about, reason }),
    expected: EXPECTED[step],
    next: (title === 'Not found' ? NOT_FOUND[step] : undefined) ?? nextOf(step, title, failure.kind),
  });
}

/** As one text. */
export const consignmentRefusal = (...args: Parameters<typeof explainConsignment>): string =>
  inOneText(explainConsignment(...args));
