import type { LineMessage } from '@instore/api';
import type { PlainText } from '../texts/portalText.ts';

/** What each message on a line says [K-13]. */
export const lineMessageTexts = {
  'two-minutes': '2 minutes',
  'come-and-get-it': 'Come and get it',
  'which-colour': 'Which colour?',
  'next-size-too': 'Bring the next size too',
} as const satisfies Record<LineMessage, PlainText>;
