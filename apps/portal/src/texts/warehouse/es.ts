import type { SpanishTexts } from '../forms.ts';

/** The texts of the warehouse, in Spanish. */
export const warehouse = {
  'Cancel Request: {name}, size {size}': 'Cancelar la solicitud: {name}, talla {size}',
  'Check the number or switch location.': 'Revisa el número o cambia de tienda.',
  'Check-out undone': 'Retirada deshecha',
  'Checked in, no bin: {name}, size {size}': 'Devuelto, sin ubicación: {name}, talla {size}',
  'Checked-out pairs appear here until they are returned or sold.':
    'Los pares retirados aparecen aquí hasta que se devuelven o se venden.',
  'Clear the filters': 'Quitar los filtros',
  Dispatch: 'Entregas',
  'Keep looking': 'Seguir buscando',
  'Moved to Pending': 'Pasó a Pendiente',
  'New requests from the sales floor appear here.': 'Las nuevas solicitudes de la sala de ventas aparecen aquí.',
  "No pair is reserved. Scan the one you're handing over.":
    'No hay ningún par reservado. Escanea el que vas a entregar.',
  'No request selected.': 'No hay ninguna solicitud seleccionada.',
  'Not in bin?': '¿No está en su ubicación?',
  'Nothing to pick.': 'Nada por preparar.',
  'Pairs reported missing appear here.': 'Los pares no encontrados aparecen aquí.',
  'Pairs that are checked out': 'Pares retirados',
  'Request {number}': 'Solicitud {number}',
  'Request {number}, {name}, {time}, {location}': 'Solicitud {number}, {name}, {time}, {location}',
  'Requested by': 'Solicitado por',
  'Return to {bin}: {name}, size {size}': 'Devolver a {bin}: {name}, talla {size}',
  'Scan a pair on the Request tab to check it out.': 'Escanea un par en la pestaña Solicitud para retirarlo.',
  'Scan or type a barcode': 'Escanea o escribe un código de barras',
  'Scan to check in': 'Escanea para devolver',
  'The location could not be read. Scan again.': 'No se pudo leer la tienda. Escanea otra vez.',
  'The request could not be loaded': 'No se pudo cargar la solicitud',
  'There is no request {number} here.': 'Aquí no hay ninguna solicitud {number}.',
  '{count} in this request': '{count} en esta solicitud',
  '{count} to pick': '{count} por preparar',
  '{name}, size {size}, back to {bin}': '{name}, talla {size}, de vuelta a {bin}',
  "{name}, size {size}. We'll tell the associate and move it to Pending.":
    '{name}, talla {size}. Avisaremos al vendedor y pasará a Pendiente.',
  '{name}: the associate is notified.': '{name}: se avisó al vendedor.',
} satisfies SpanishTexts;
