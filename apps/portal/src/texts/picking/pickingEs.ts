import type { PortalTexts } from '../portalText.ts';
import type { PickingText } from './pickingText.ts';

/** The texts of picking, dispatch and the queue of writes in Spanish. */
export const pickingEs: Pick<PortalTexts, PickingText> = {
  '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.':
    '{count} acción se guarda en este dispositivo y se envía por orden.|{count} acciones se guardan en este dispositivo y se envían por orden.',
  '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.':
    '{count} acción de un colega espera en este dispositivo. Se envía cuando esa persona inicia sesión.|{count} acciones de colegas esperan en este dispositivo. Se envían cuando esas personas inician sesión.',
  'Ask an admin, then try again.': 'Pregunta a un administrador e inténtalo de nuevo.',
  'Back online. Sending {number} of {total}.': 'Conexión recuperada. Enviando {number} de {total}.',
  'Cancel request': 'Cancelar solicitud',
  Canceled: 'Cancelado',
  'Checked in': 'Devuelto',
  'Checked out': 'Retirado',
  'Not in this list': 'Ya no está en esta lista',
  'Show {count} new pair|Show {count} new pairs': 'Mostrar {count} par nuevo|Mostrar {count} pares nuevos',
  'Check in': 'Devolver',
  'Check out': 'Retirar',
  'Check the pair, then try again.': 'Comprueba el par e inténtalo de nuevo.',
  Confirm: 'Confirmar',
  Count: 'Contar',
  'Drop it': 'Descartar',
  'Hand back': 'Ceder',
  'Hand over': 'Entregar',
  'I have it, make it mine': 'Lo tengo yo, asígnamelo',
  'Keep picking, new scans join the queue.': 'Sigue preparando; los nuevos escaneos entran en la cola.',
  'Make it mine': 'Asignármelo',
  Move: 'Mover',
  'Not in bin': 'No está en la ubicación',
  Take: 'Tomar',
  'The server is not answering. Keep picking.': 'El servidor no responde. Sigue preparando.',
  'This browser keeps no data. Nothing was done: allow site data, then try again.':
    'Este navegador no guarda datos. No se hizo nada: permite los datos del sitio e inténtalo de nuevo.',
  'This device is full. Nothing was done: free some space, then try again.':
    'Este dispositivo está lleno. No se hizo nada: libera espacio e inténtalo de nuevo.',
  'This scan is older than 20 hours. Check the pair, then confirm or drop it.':
    'Este escaneo tiene más de 20 horas. Comprueba el par y luego confírmalo o descártalo.',
  'Try again': 'Reintentar',
  'Try now': 'Intentar ahora',
  'Undo check-out': 'Deshacer la retirada',
  'Work of a colleague waits here': 'Aquí espera trabajo de un colega',
  'You are offline. Keep picking.': 'Sin conexión. Sigue preparando.',
  '{message} Do you have the box in your hands?': '{message} ¿Tienes la caja en las manos?',
};
