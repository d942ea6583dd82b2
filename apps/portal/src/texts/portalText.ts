import type { Messages, TextForms, TextValues, TranslatedTexts } from '@instore/ui';
import type { PickingText } from './picking/pickingText.ts';
import type { BinsText } from './stockroom/binsText.ts';
import type { ConsignmentText } from './stockroom/consignmentText.ts';

export type { TextForms, TextValues };

/** The texts of the kit in one language. */
export type KitTexts = Messages;

/** The texts of the portal in one language, by their English text. A translation has every text. */
export type PortalTexts = TranslatedTexts<PortalText>;

/** The texts of the portal's own screens: the English text is the key. Literal texts of the specification stay English. */
export type PortalText =
  | PickingText
  | BinsText
  | ConsignmentText
  // New versions
  | 'A new version is ready.'
  | 'Load it'
  // Print
  | 'A bin is aisle, bay and position, such as A-14-03.'
  | 'A4'
  | 'Add a bin'
  | 'Add a bin.'
  | 'Back to list'
  | 'Copies of each'
  | 'Label printer, 62 mm'
  | 'Nothing to print'
  | 'On'
  | 'Pick list'
  | 'Print'
  | 'Print labels'
  | 'Print the pick list'
  | 'Print {count} label|Print {count} labels'
  | 'Shelf labels'
  | 'The pick list is empty.'
  | 'What'
  // Inventory
  | 'Add size {size} to request'
  // Request cart
  | 'Scan a box to add it here'
  | 'This pair is checked out.'
  | 'This pair is in the cart.'
  | 'This pair is on hold.'
  | 'This pair is reported missing.'
  | 'This pair is reserved.'
  | '{pair} added'
  // Bookings
  | 'Address ignored: {values}'
  | 'Bookings'
  | 'Cancel both instead'
  | 'Cancel it instead|Cancel all {count} instead'
  | 'Cancel the booking instead'
  | 'Ask each customer first. Nothing changes until you press the button.'
  | 'Back to the booking'
  | 'Booking'
  | 'Close a day'
  | 'Close the day'
  | 'Close and cancel {count}'
  | 'Close and move {count}'
  | 'Close, move {moves}, cancel {cancels}'
  | 'Closed day'
  | 'Closed from'
  | 'Closed until'
  | 'End of the day'
  | 'Free times'
  | 'Full times need a reason. Only admins see them.'
  | 'Give the closing a name.'
  | 'Keep the time'
  | 'Leave it as it is'
  | 'Location'
  | 'Move to this time'
  | 'Move {count} booking|Move {count} bookings'
  | 'Move {moves}, cancel {cancels}'
  | 'Cancel {count} booking|Cancel {count} bookings'
  | 'Name'
  | 'Next week'
  | 'New closing'
  | 'Only an admin can move the bookings of a closed day together.'
  | 'Propose times again'
  | 'Reason'
  | 'Reopen'
  | 'Go to {location}'
  | 'Start of the day'
  | 'This booking is no longer on this day.';
