/** What KioskRequestPopup says by itself. */
export type KioskRequestPopupText =
  | 'Accept'
  | 'Asked for'
  | 'Close'
  | 'Consigned'
  | 'In stock'
  | 'It cannot be shown while the network is away. Load the page again to answer it.'
  | 'New request from Kiosk {name}!'
  | 'No SKU'
  | 'Price'
  | 'Reject'
  | 'Request'
  | 'SKU'
  | 'Waiting {minutes} min'
  | '{count} item to try on.|{count} items to try on.'
  | '{count} more request waits behind this one.|{count} more requests wait behind this one.'
  | '{name} has taken this request.';
