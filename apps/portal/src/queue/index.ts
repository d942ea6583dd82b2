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
export type { NewWrite, QueueEntry, QueueStorage, QueuedOperation } from './queueEntry.ts';
export type { QueuedAnswer, WriteQueue } from './queueState.ts';
export { expectedOf, nextOf } from './refusalTexts.ts';
export type { WriteQueueStore } from './writeQueue.ts';
export { WRITE_WORDS } from './writeWords.ts';
