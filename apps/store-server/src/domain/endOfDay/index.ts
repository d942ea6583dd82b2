import type { Operations } from '../operation.ts';
import { answerForgottenPair } from './handlers/answerForgottenPair.ts';
import { getEndOfDay } from './handlers/getEndOfDay.ts';
import { getHandOverNotes } from './handlers/getHandOverNotes.ts';
import { readHandOverNote } from './handlers/readHandOverNote.ts';
import { writeHandOverNote } from './handlers/writeHandOverNote.ts';

/** Pairs that are still out at the end of the day, and the note to the next shift. */
export const endOfDayOperations = {
  answerForgottenPair,
  getEndOfDay,
  getHandOverNotes,
  readHandOverNote,
  writeHandOverNote,
} satisfies Partial<Operations>;
