import type { LabelKind, PrinterState, PrintJob, PrintJobStatus, PrintProblem } from '@instore/api';
import type { PlainText, SayText } from '../shared/texts/portalText.ts';

/** What a printer said last, in words. */
export const PRINTER_STATE_WORDS: Record<PrinterState, PlainText> = {
  unknown: 'Not asked yet',
  ready: 'Ready',
  'no-labels': 'Out of labels',
  'no-ribbon': 'Out of ribbon',
  'head-open': 'Print head open',
  paused: 'Paused',
  'no-answer': 'No answer',
  'not-reached': 'Not reached',
  'not-allowed': 'Address not allowed',
};

/** What a person does about a problem. */
export const PRINT_ADVICE: Record<PrintProblem, PlainText> = {
  'no-labels': 'Load labels. What waits is printed by itself.',
  'no-ribbon': 'Load a ribbon. What waits is printed by itself.',
  'head-open': 'Close the print head. What waits is printed by itself.',
  paused: 'Press Pause at the printer. What waits is printed by itself.',
  'no-answer': 'Check labels, ribbon and print head, then whether the printer understands ZPL.',
  'not-reached': 'Switch the printer on, and check its cable and address.',
  'not-allowed': 'Ask the operator of the store to allow its address.',
  unconfirmed: 'The connection ended while it printed. Print again what is missing.',
};

/** How far a print job is. */
export const PRINT_JOB_WORDS: Record<PrintJobStatus, PlainText> = {
  waiting: 'Waiting',
  sent: 'Printed',
  failed: 'Not printed',
  cancelled: 'Cancelled',
};

const COUNTS = {
  bins: '{count} bin label: {subject}|{count} bin labels: {subject} …',
  pairs: '{count} pair label: {subject}|{count} pair labels: {subject} …',
  cartons: '{count} carton label: {subject}|{count} carton labels: {subject} …',
} as const satisfies Record<LabelKind, string>;

/** What a job prints: "3 bin labels: A-14-03 …". */
export const printJobTitle = (say: SayText, { kind, labels, subject }: PrintJob): string =>
  kind === 'test' ? say('Test page') : say(COUNTS[kind], { count: labels, subject });

/** The problem of a printer; undefined while it is ready or was not asked. */
export const problemOfState = (state: PrinterState): PrintProblem | undefined =>
  state === 'ready' || state === 'unknown' ? undefined : state;
