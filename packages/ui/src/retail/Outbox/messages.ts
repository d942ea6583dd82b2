/** Keys of Outbox only: the English text is the key; translations are in src/messages. */
export type OutboxText =
  | 'Kept on this device, also when you close the page.'
  | 'Not sent'
  | 'Sending'
  | 'Waiting, in order';
