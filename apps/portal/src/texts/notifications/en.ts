/** The texts of the notifications and sounds, in English. */
export type NotificationsText =
  | 'Announcements'
  | 'Kiosk requests'
  | 'Pairs checked out'
  | 'Pairs reported missing'
  | 'Pairs returned'
  | 'Pairs sold'
  | 'Requests cancelled'
  | 'Requests to the warehouse'
  | 'Tap anywhere to turn sound on.'
  | 'Test sound'
  | 'The sound is blocked'
  | '{time} tomorrow';
