/** Keys of ConnectionIndicator only: the English text is the key; translations are in src/messages. */
export type ConnectionIndicatorText =
  | 'Connecting'
  | 'Live'
  | 'Live updates are off'
  | 'Offline'
  | 'Offline, {count}'
  | 'Offline, {count} waiting'
  | 'Delayed'
  | 'Retry'
  | 'Sending {number} of {total}'
  | '{count} waiting';
