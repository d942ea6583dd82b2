import type { ReturnCondition, ReturnReason } from '@instore/api';
import type { PlainText } from '../../shared/texts/portalText.ts';

/** The reasons as choices. */
export const REASONS: Readonly<Record<ReturnReason, PlainText>> = {
  'too small': 'Too small',
  'too big': 'Too big',
  faulty: 'Faulty',
  other: 'Other reason',
};

/** The conditions as choices. */
export const CONDITIONS: Readonly<Record<ReturnCondition, PlainText>> = {
  'as new': 'As new',
  'no lid': 'No lid',
  worn: 'Worn',
};
