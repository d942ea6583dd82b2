/** The texts of the print page, in English. */
export type PrintText =
  | 'This location has no bin {bins}, so no label is printed.'
  | 'A bin is aisle, bay and position, such as A-14-03.'
  | 'A4'
  | 'Add a bin'
  | 'Add a bin.'
  | 'Copies of each'
  | 'Label printer, 62 mm'
  | 'Nothing to print'
  | 'On'
  | 'Pick list'
  | 'Print labels'
  | 'Print the pick list'
  | 'Print {count} label|Print {count} labels'
  | 'Shelf labels'
  | 'The pick list is empty.'
  | 'What';
