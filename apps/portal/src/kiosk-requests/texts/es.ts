import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the popup of kiosk requests, in Spanish. */
export const kioskRequests = {
  'A pair': 'Un par',
  Expired: 'Caducada',
  'Products are added to your request list': 'Los productos se añadieron a tu lista de solicitud',
  'Request from Kiosk accepted': 'Solicitud del quiosco aceptada',
  'Request from Kiosk {name}': 'Solicitud del quiosco {name}',
  'The customer has withdrawn this request.': 'El cliente retiró esta solicitud.',
  '{name} accepted this request.': '{name} aceptó esta solicitud.',
} satisfies SpanishTexts;
