import type { Failure } from '@instore/api';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { ClosingDraft } from './bookingsState.ts';

/** The messages of a refused closing by field of the request; '' belongs to no field. */
export const errorsOf = ({ problem, message = SOMETHING_WRONG }: Failure): Record<string, string> => {
  const errors = problem?.errors ?? [];
  if (errors.length === 0) return { '': message };
  // The detail is a field's message, too: the failure has it in the language of the page.
  const said = (english: string) => (english === problem?.detail ? message : english);
  return Object.fromEntries(errors.map((error) => [error.field, said(error.message)]));
};

/**
 * Stores each error of a refused closing: an error of a booking at that booking, any other error at its field. Opens the
 * first booking that has an error.
 */
export function showErrors(
  closing: ClosingDraft,
  errors: Record<string, string>,
  { moves, cancel }: { moves: readonly { slotId: string }[]; cancel: readonly string[] },
): void {
  closing.errors = {};
  let openId: string | undefined;
  for (const [field, message] of Object.entries(errors)) {
    const [, list, at] = /^\/(moves|cancel)\/(\d+)/.exec(field) ?? [];
    const slotId = list === 'moves' ? moves[Number(at)]?.slotId : cancel[Number(at)];
    const wrong = list && closing.affected.find(({ booking }) => booking.slotId === slotId);
    if (wrong) {
      wrong.error = message;
      openId ??= wrong.booking.slotId;
    } else closing.errors[field] = message;
  }
  closing.openId = openId ?? closing.openId;
}
