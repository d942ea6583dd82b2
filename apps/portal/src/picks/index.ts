/** State and types that other subjects may import. */
export type { QueuedWrite } from './picksState.ts';
export { queuedByLine } from './picksOutbox.ts';
export { aboutLine } from './writeOfLine.ts';
