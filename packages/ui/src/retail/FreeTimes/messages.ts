/** Keys of FreeTimes only: the English text is the key; translations are in src/messages. */
export type FreeTimesText =
  | 'For {customer}, nearest first'
  | 'Full, {booked} of {capacity}'
  | 'No free times'
  | 'No time is free in these days. Choose other days, or cancel the booking.';
