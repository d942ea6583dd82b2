/** Keys of ClosedDay only: the English text is the key; translations are in src/messages. */
export type ClosedDayText =
  | 'Bookings in the closed time'
  | 'Cancel'
  | 'Change the time of {customer}'
  | 'Customers cannot book this time.'
  | 'Customers cannot book this time. {count} booking was made before.|Customers cannot book this time. {count} bookings were made before.'
  | 'Leave as it is'
  | 'Next closed days'
  | 'No bookings'
  | 'Not closed yet. Choose what happens to its bookings.'
  | '{count} to move';
