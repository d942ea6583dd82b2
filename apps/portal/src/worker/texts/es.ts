import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of notices, in Spanish. */
export const worker = {
  'A pair is checked out to you': 'Un par ha salido para ti',
  'A request waits for you': 'Una solicitud te espera',
  'Another store asks or answers': 'Otra tienda pide o responde',
  'Calls reach this device': 'Las llamadas llegan a este dispositivo',
  'Delivery with differences': 'Entrega con diferencias',
  'Kiosk {kiosk}': 'Kiosco {kiosk}',
  'New request': 'Nueva solicitud',
  'New request for the stockroom': 'Nueva solicitud para el almacén',
  'Not available here': 'No disponible aquí',
  'The hold ends': 'La reserva termina',
  'Unlock the tablet to see more.': 'Desbloquea la tableta para ver más.',
  '{count} notification waits|{count} notifications wait': '{count} notificación espera|{count} notificaciones esperan',
} satisfies SpanishTexts;
