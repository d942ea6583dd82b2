import type { TranslatedTexts } from '@instore/ui';
import type { PickingText } from './en.ts';

/** The texts of picking, dispatch and the queue of writes in Spanish. */
export const picking: TranslatedTexts<PickingText> = {
  '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.':
    '{count} acción se guarda en este dispositivo y se envía por orden.|{count} acciones se guardan en este dispositivo y se envían por orden.',
  '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.':
    '{count} acción de un colega espera en este dispositivo. Se envía cuando esa persona inicia sesión.|{count} acciones de colegas esperan en este dispositivo. Se envían cuando esas personas inician sesión.',
  'Aisle {aisle}, replenishment': 'Pasillo {aisle}, reposición',
  'Ask an admin, then try again.': 'Pregunta a un administrador e inténtalo de nuevo.',
  'Back online. Sending {number} of {total}.': 'Conexión recuperada. Enviando {number} de {total}.',
  'Cancel request': 'Cancelar solicitud',
  Canceled: 'Cancelado',
  'Checked in': 'Devuelto',
  'Not in this list': 'Ya no está en esta lista',
  Sending: 'Enviando',
  'Show {count} new pair|Show {count} new pairs': 'Mostrar {count} par nuevo|Mostrar {count} pares nuevos',
  'Check in': 'Devolver',
  'Check out': 'Retirar',
  'Check the pair, then try again.': 'Comprueba el par e inténtalo de nuevo.',
  Confirm: 'Confirmar',
  'Correct it all the same': 'Corregir de todos modos',
  'Drop it': 'Descartar',
  'Hand back': 'Ceder',
  'Hand over': 'Entregar',
  'I have it, make it mine': 'Lo tengo yo, asígnamelo',
  'Keep picking, new scans join the queue.': 'Sigue preparando; los nuevos escaneos entran en la cola.',
  'Make it mine': 'Asignármelo',
  'No bin, replenishment': 'Sin ubicación, reposición',
  'Not in bin': 'No está en la ubicación',
  Take: 'Tomar',
  'The server is not answering. Keep picking.': 'El servidor no responde. Sigue preparando.',
  'This browser keeps no data. Nothing was done: allow site data, then try again.':
    'Este navegador no guarda datos. No se hizo nada: permite los datos del sitio e inténtalo de nuevo.',
  'This device is full. Nothing was done: free some space, then try again.':
    'Este dispositivo está lleno. No se hizo nada: libera espacio e inténtalo de nuevo.',
  'This scan is older than 20 hours. Check the pair, then confirm or drop it.':
    'Este escaneo tiene más de 20 horas. Comprueba el par y luego confírmalo o descártalo.',
  'Try now': 'Intentar ahora',
  'Undo check-out': 'Deshacer la retirada',
  'Work of a colleague waits here': 'Aquí espera trabajo de un colega',
  'You are offline. Keep picking.': 'Sin conexión. Sigue preparando.',
  '{reason}. Scan {name}, size {size}, from {bin}, or choose another row.':
    '{reason}. Escanea {name}, talla {size}, de {bin}, o elige otra fila.',
  '{reason}. Scan {name}, size {size}, or choose another row.':
    '{reason}. Escanea {name}, talla {size}, o elige otra fila.',
  '{barcode} was not checked in: {reason}': '{barcode} no se registró de vuelta: {reason}',
  '{barcode} was not checked out: {reason}': '{barcode} no se retiró: {reason}',
  '{barcode} was not counted: {reason}': '{barcode} no se contó: {reason}',
  'Check it out in the list of its request first.': 'Retíralo primero en la lista de su solicitud.',
  'Not done: {action}. {reason}': 'No se hizo: {action}. {reason}',
  'Check the label, or type the barcode.': 'Comprueba la etiqueta o escribe el código de barras.',
  'Put it aside and ask an admin.': 'Apártalo y pregunta a un administrador.',
  'Put it aside for that location.': 'Apártalo para esa tienda.',
  'Put it back into its bin.': 'Devuélvelo a su ubicación.',
  'Put it back, and scan the requested pair.': 'Devuélvelo y escanea el par solicitado.',
  '{message} Do you have the box in your hands?': '{message} ¿Tienes la caja en las manos?',
  'All my picks': 'Todo lo que tomé',
  'Hand all back': 'Ceder todo',
  'Hand request {id} back': 'Ceder la solicitud {id}',
  'My picks': 'Mis pares',
  'No other pair is left': 'No queda otro par',
  Report: 'Informar',
  'Request {id}': 'Solicitud {id}',
  'Take request {id}': 'Tomar la solicitud {id}',
  'Take this pair instead': 'Toma este par en su lugar',
  'The associate is notified, and can offer the customer these sizes:':
    'El vendedor recibe un aviso y puede ofrecer al cliente estas tallas:',
  'The associate is notified. No near size is in stock here.':
    'El vendedor recibe un aviso. No hay tallas cercanas aquí.',
  '{name} picks this request.': '{name} prepara esta solicitud.',
  '{count} pair handed back|{count} pairs handed back': '{count} par cedido|{count} pares cedidos',
  '{count} pair taken|{count} pairs taken': '{count} par tomado|{count} pares tomados',
  '{holder} picks {count} other.|{holder} picks {count} others.':
    '{holder} prepara {count} otro.|{holder} prepara otros {count}.',
  'Size {size}: {count} pair|Size {size}: {count} pairs': 'Talla {size}: {count} par|Talla {size}: {count} pares',
  'Size {size}: {count} pair in {bin}|Size {size}: {count} pairs, first in {bin}':
    'Talla {size}: {count} par en {bin}|Talla {size}: {count} pares, el primero en {bin}',
  'Hand over to': 'Entregar a',
  'Kept on this device and sent later': 'Guardado en este dispositivo; se envía más tarde',
  'Longest out first': 'Primero lo que lleva más tiempo fuera',
  'Newest first': 'Primero lo más reciente',
  Order: 'Orden',
  Person: 'Persona',
  'Take back': 'Recuperar',
  'The associate is sending it back.': 'El vendedor lo devuelve.',
};
