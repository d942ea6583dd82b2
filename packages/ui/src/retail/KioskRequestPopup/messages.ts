/** Keys of KioskRequestPopup only: the English text is the key; translations are in src/messages. */
export type KioskRequestPopupText =
  | 'Accept'
  | 'Requested'
  | 'Close'
  | 'Consigned'
  | 'In stock'
  | "Can't show this offline. Reload when connected."
  | 'New request from Kiosk {name}!'
  | 'No SKU'
  | 'Price'
  | 'Reject'
  | 'Request'
  | 'SKU'
  | 'Waiting {minutes} min'
  | '{count} item to try on.|{count} items to try on.'
  | '{count} more request waiting.|{count} more requests waiting.'
  | '{name} accepted this request.';
