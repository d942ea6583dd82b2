import { type Failure, UNDO_MS } from '@instore/api';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { PlainText, PortalText, SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { EntryLabel, OutboxCall, OutboxOperation } from './outboxEntry.ts';
import { WRITE_WORDS } from './writeWords.ts';
import { type ExpectedText, expectedOf, nextOf } from './refusalTexts.ts';

/** What each scan did not do. */
const NOT_DONE: Partial<Record<OutboxOperation, Extract<PortalText, `{barcode} was not ${string}`>>> = {
  checkOut: '{barcode} was not checked out: {reason}',
  checkIn: '{barcode} was not checked in: {reason}',
  scanCount: '{barcode} was not counted: {reason}',
};

/** A refusal in words. */
export interface Explanation {
  /** What was scanned or pressed, that it was not done, and why. */
  readonly told: string;
  /** What was expected, and what to do. Undefined if there is no answer of the store. */
  readonly advice: string | undefined;
}

/** Why a step failed. */
export type Refusal = Partial<Pick<Failure, 'kind' | 'message'>> & {
  problem?: { readonly title?: string } | undefined;
};

/** A step that failed, and what to say of it. */
export interface RefusedStep {
  failure: Refusal;
  /** Says that the step was not done, with the reason. */
  notDone: (reason: string) => string;
  /** What the step takes, beginning with "Expected:". Undefined: the caller says it. */
  expected: ExpectedText | undefined;
  /** What to do; undefined if the reason says it. */
  next: PlainText | undefined;
}

/** Whether the store has refused the step. Other failures say all themselves: no network, a store that is busy. */
function isRefused({ kind, problem }: Refusal): boolean {
  return problem?.title !== undefined && kind !== 'server' && kind !== 'unauthorized';
}

/** Explains any refused step of the stockroom [W-14]. */
export function explainStep(say: SayText, { failure, notDone, expected, next }: RefusedStep): Explanation {
  const reason = failure.message ?? SOMETHING_WRONG;
  if (!isRefused(failure)) return { told: reason, advice: undefined };
  const undo = { count: UNDO_MS / 60_000 };
  const parts = [expected, next].flatMap((text) => (text === undefined ? [] : say(text, undo)));
  return { told: notDone(/[.!?]$/.test(reason) ? reason : `${reason}.`), advice: parts.join(' ') || undefined };
}

/** An explanation as one text. */
export const inOneText = ({ told, advice }: Explanation): string => (advice === undefined ? told : `${told} ${advice}`);

/** A write of the outbox that was refused. */
export type RefusedWrite = OutboxCall & {
  /** What the write is about; left out where it is shown beside the message. */
  readonly label?: EntryLabel;
  readonly failure: Refusal;
  /** The expected pair is known, and said by the caller. @default false */
  readonly hasExpected?: boolean;
};

/** What a write is about: the pair, and the bin that it goes to. */
function subjectOf(say: SayText, operation: OutboxOperation, { name, size, bin }: EntryLabel): string {
  const pair = size === undefined ? name : say('{name}, size {size}', { name, size });
  const hasTarget = operation === 'moveUnits' || operation === 'correctBinShelfRecord';
  return hasTarget && bin ? say('{name} to {bin}', { name: pair, bin }) : pair;
}

/** Says which write was not done, and the reason. */
function writeNotDone(say: SayText, write: RefusedWrite, reason: string): string {
  const { operation, label } = write;
  const scan = NOT_DONE[operation];
  if (scan) return say(scan, { barcode: scannedBy(write) ?? '', reason });
  const action = say(WRITE_WORDS[operation]);
  if (!label) return say('Not done: {action}. {reason}', { action, reason });
  return say('Not done: {action}, {name}. {reason}', { action, name: subjectOf(say, operation, label), reason });
}

/**
 * Explains a refused write: what was scanned or pressed, the reason, what was expected, and the next step
 * [W-06, W-12, W-13, W-14].
 */
export function explain(say: SayText, write: RefusedWrite): Explanation {
  const { operation, failure, hasExpected = false } = write;
  const title = failure.problem?.title ?? '';
  return explainStep(say, {
    failure,
    // The reason of a wrong pair names the scanned and the requested size already.
    notDone: (reason) => (title === 'Wrong pair' ? reason : writeNotDone(say, write, reason)),
    expected: hasExpected ? undefined : expectedOf(operation, title, failure.kind),
    next: hasExpected ? undefined : nextOf(operation, title, failure.kind),
  });
}

/** The message of a refused write as one text. */
export const explainRefusal = (say: SayText, write: RefusedWrite): string => inOneText(explain(say, write));

/** Shows a failure in a toast: the store's refusal with what was expected and what to do. */
export function showExplained(toasts: Toasts, { told, advice }: Explanation, { message }: Refusal): void {
  if (message === undefined) showFailure(toasts);
  else showFailure(toasts, told, { description: advice });
}

/** Shows in a toast why a write was refused. */
export const showRefused = ({ toasts, say }: { toasts: Toasts; say: SayText }, write: RefusedWrite): void =>
  showExplained(toasts, explain(say, write), write.failure);

/** The barcode that a write of the outbox scanned. */
export const scannedBy = ({ input }: OutboxCall): string | undefined =>
  'barcode' in input ? input.barcode : undefined;
