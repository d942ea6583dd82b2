import { inEnglish, type Said } from '../../base/problems.ts';

/** The columns of an import that say why it ended. */
export const reasonOf = (reason: Said) => ({
  reason: inEnglish(reason),
  reasonText: reason.text,
  reasonValues: reason.values,
});
