/** Keys of PickListPrint only: the English text is the key; translations are in src/messages. */
export type PickListPrintText =
  | 'Aisle {aisle}'
  | 'No bin'
  | 'Not there? Leave the box empty and report it missing.'
  | 'Pick list'
  | '{count} pair|{count} pairs';
