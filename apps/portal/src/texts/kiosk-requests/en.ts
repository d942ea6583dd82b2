/** The texts of the popup of kiosk requests, in English. */
export type KioskRequestsText =
  | 'A pair'
  | 'Expired'
  | 'Products are added to your request list'
  | 'Request from Kiosk accepted'
  | 'Request from Kiosk {name}'
  | 'The customer has withdrawn this request.'
  | '{name} accepted this request.';
