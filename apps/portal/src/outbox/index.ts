/** State and types that other subjects may import. */
export type { Written } from './addWrite.ts';
export {
  explainRefusal,
  explainStep,
  inOneText,
  showExplained,
  showRefused,
  type Explanation,
  type Refusal,
  type RefusedWrite,
} from './explainRefusal.ts';
export { linesOf } from './notingHandled.ts';
export type { NewWrite, OutboxEntry, OutboxStorage, OutboxOperation } from './outboxEntry.ts';
export type { OutboxAnswer, Outbox } from './outboxState.ts';
export { expectedOf, nextOf } from './refusalTexts.ts';
export type { OutboxStore } from './outbox.ts';
export { WRITE_WORDS } from './writeWords.ts';
