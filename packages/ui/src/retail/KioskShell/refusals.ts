import type { PlainKioskText } from '../../messages/Messages.ts';

/** Why the store refused what a customer or the staff did at the kiosk, in words that both understand. */
export const REFUSALS = {
  failed: 'Something went wrong',
  foreignLocation: 'This kiosk belongs to another store. Please ask at the desk. What you chose is kept.',
  session: 'This kiosk has to sign in again. Please try once more. What you chose is kept.',
  tooManyRequests:
    'Many people are asking right now. Please try again in a minute, or ask at the desk. What you chose is kept.',
  unchanged: 'Your request could not be changed. Please try again, or ask at the desk.',
  unknownVariant: 'One of these is no longer sold. Remove it and send again. What you chose is kept.',
  expiredCode: 'This code has expired. Make a new one.',
  revoked: 'This kiosk was shut out. Enter a new code.',
  tooManyTries: 'Too many tries. Wait a minute.',
  unknownNumber: 'There is no such number today.',
  unreachable: 'The store is not reachable. Trying again…',
  usedCode: 'This code has been used. Make a new one.',
  wrongCode: 'This code is wrong. Check its eight digits.',
} as const satisfies Record<string, PlainKioskText>;

export type KioskRefusal = keyof typeof REFUSALS;
