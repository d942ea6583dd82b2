import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the outbox of writes in Spanish. */
export const outbox = {
  '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.':
    '{count} acción se guarda en este dispositivo y se envía por orden.|{count} acciones se guardan en este dispositivo y se envían por orden.',
  '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.':
    '{count} acción de un colega espera en este dispositivo. Se envía cuando esa persona inicia sesión.|{count} acciones de colegas esperan en este dispositivo. Se envían cuando esas personas inician sesión.',
  'Ask an admin, then try again.': 'Pregunta a un administrador e inténtalo de nuevo.',
  'Cancel request': 'Cancelar solicitud',
  'Check in': 'Devolver',
  'Check out': 'Retirar',
  'Check the pair, then try again.': 'Comprueba el par e inténtalo de nuevo.',
  'Correct it all the same': 'Corregir de todos modos',
  'Drop it': 'Descartar',
  'Hand back': 'Ceder',
  'I have it, make it mine': 'Lo tengo yo, asígnamelo',
  'Make it mine': 'Asignármelo',
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
  '{barcode} was not checked in: {reason}': '{barcode} no se registró de vuelta: {reason}',
  '{barcode} was not checked out: {reason}': '{barcode} no se retiró: {reason}',
  '{barcode} was not counted: {reason}': '{barcode} no se contó: {reason}',
  'Check it out in the list of its request first.': 'Retíralo primero en la lista de su solicitud.',
  'Put it aside and ask an admin.': 'Apártalo y pregunta a un administrador.',
  'Put it aside for that location.': 'Apártalo para esa tienda.',
  'Put it back into its bin.': 'Devuélvelo a su ubicación.',
  'Put it back, and scan the requested pair.': 'Devuélvelo y escanea el par solicitado.',
  '{message} Do you have the box in your hands?': '{message} ¿Tienes la caja en las manos?',
  '{name} to {bin}': '{name} a {bin}',
  'Expected: the shelf of this bin.': 'Se esperaba: el estante de esta ubicación.',
  'Expected: open lines that no other picker holds.': 'Se esperaba: líneas abiertas que no tenga otro preparador.',
  'Expected: a line that waits for its pair.': 'Se esperaba: una línea que espera su par.',
  'Expected: a person or spot of this location.': 'Se esperaba: una persona o un punto de esta tienda.',
  'Expected: a pair that has not changed since.': 'Se esperaba: un par que no haya cambiado desde entonces.',
  'Expected: a scan of the last 20 hours.': 'Se esperaba: una lectura de las últimas 20 horas.',
  'Expected: a pair of an open request.': 'Se esperaba: un par de una solicitud abierta.',
  'Expected: a pair that is checked out.': 'Se esperaba: un par retirado.',
  'Expected: your own check-out of the last {count} minutes.':
    'Se esperaba: un retiro tuyo de los últimos {count} minutos.',
  'Expected: the pair that is checked out for this line.': 'Se esperaba: el par retirado para esta línea.',
  'Expected: lines that you hold.': 'Se esperaba: líneas que tú tienes.',
  'Expected: the record as you opened it.': 'Se esperaba: el registro tal como lo abriste.',
  'Check the label, or type the bin.': 'Comprueba la etiqueta o escribe la ubicación.',
  'Check the pair in instead.': 'Registra mejor la devolución del par.',
  'Choose another person or spot.': 'Elige otra persona u otro punto.',
  'Correct the shelf, then save again.': 'Corrige el estante y guarda otra vez.',
  'Refresh the list, then go on with another line.': 'Actualiza la lista y sigue con otra línea.',
  'Refresh the list, then try again.': 'Actualiza la lista e inténtalo de nuevo.',
} satisfies SpanishTexts;
