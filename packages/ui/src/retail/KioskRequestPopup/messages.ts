/** Keys of KioskRequestPopup only: the English text is the key; translations are in src/messages. */
export type KioskRequestPopupText =
  | 'Accept'
  | 'Requested'
  | 'Bring it to {spot}'
  | 'Close'
  | 'Consigned'
  | 'Expired'
  | 'In stock'
  | 'Later'
  | "Can't show this offline. Reload when connected."
  | 'New request from Kiosk {name}!'
  | 'No SKU'
  | 'Price'
  | 'Reject'
  | 'Request'
  | 'SKU'
  | 'The customer has withdrawn this request.'
  | 'Waiting {minutes} min'
  | '{count} item to try on.|{count} items to try on.'
  | '{count} more request waiting.|{count} more requests waiting.'
  | '{name} accepted this request.'
  | '“{note}”';
