import type { SpanishTexts } from '../forms.ts';

/** The texts of the notifications and sounds, in Spanish. */
export const notifications = {
  Announcements: 'Avisos',
  'Kiosk requests': 'Solicitudes de quiosco',
  'Pairs checked out': 'Pares retirados',
  'Pairs reported missing': 'Pares no encontrados',
  'Pairs returned': 'Pares devueltos',
  'Pairs sold': 'Pares vendidos',
  'Requests cancelled': 'Solicitudes canceladas',
  'Requests to the warehouse': 'Solicitudes al almacén',
  'Tap anywhere to turn sound on.': 'Toca cualquier lugar para activar el sonido.',
  'Test sound': 'Probar el sonido',
  'The sound is blocked': 'El sonido está bloqueado',
  '{time} tomorrow': 'mañana a las {time}',
} satisfies SpanishTexts;
