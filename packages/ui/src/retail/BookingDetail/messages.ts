/** Keys of BookingDetail only: the English text is the key; translations are in src/messages. */
export type BookingDetailText =
  | 'Changed by {name}, {time}'
  | 'Close'
  | 'Finish the fitting'
  | 'Moved to a full slot: {reason}'
  | 'Move to…'
  | 'Open booking'
  | 'Or set the status'
  | 'Restore the booking'
  | 'Start the fitting'
  | 'Status'
  | 'Upcoming and Holiday follow the clock and the calendar.'
  | 'in {count} min';
