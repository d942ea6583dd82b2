/** Keys of PickListPrint only: the English text is the key; translations are in src/messages. */
export type PickListPrintText =
  | 'Aisle {aisle}'
  | 'Aisle {aisle}, replenishment'
  | 'No bin'
  | 'No bin, replenishment'
  | 'Not there? Leave the box empty and report it missing.'
  | 'Pick list'
  | 'Replenishment'
  | '{count} pair|{count} pairs';
