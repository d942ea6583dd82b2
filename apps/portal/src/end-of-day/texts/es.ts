import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the end of the day in Spanish. */
export const endOfDay = {
  'Back to dispatch': 'Volver a despacho',
  'Earlier notes': 'Notas anteriores',
  'End of day': 'Fin del día',
  'Every pair is back': 'Todos los pares han vuelto',
  'Found, no bin': 'Encontrado, sin ubicación',
  'Found, put it in': 'Encontrado, guárdelo en',
  'Goes with it': 'La nota incluye',
  'Hand-over note': 'Nota de relevo',
  'I have read it': 'La he leído',
  'No pair is out. Write the note and close the day.': 'No hay ningún par fuera. Escriba la nota y cierre el día.',
  'Pairs to find': 'Pares por encontrar',
  'Read by {names}': 'Leída por {names}',
  'Scan a pair you found': 'Escanee un par que haya encontrado',
  'The day is closed': 'El día está cerrado',
  'The next shift reads it first.': 'El siguiente turno la lee primero.',
  'The next shift reads your note.': 'El siguiente turno lee su nota.',
  'To find': 'Por encontrar',
  'Undo: {name}, size {size}': 'Deshacer: {name}, talla {size}',
  'With customer': 'Con cliente',
  'With the customer': 'Con el cliente',
  'Your note': 'Su nota',
  'out since {time}': 'fuera desde las {time}',
  '{count} pair found and put back|{count} pairs found and put back':
    '{count} par encontrado y devuelto|{count} pares encontrados y devueltos',
  '{count} pair is still out|{count} pairs are still out': '{count} par sigue fuera|{count} pares siguen fuera',
  '{count} pair not found: {sizes}|{count} pairs not found: {sizes}':
    '{count} par no encontrado: {sizes}|{count} pares no encontrados: {sizes}',
  '{count} pair to find: {sizes}|{count} pairs to find: {sizes}':
    '{count} par por encontrar: {sizes}|{count} pares por encontrar: {sizes}',
  '{count} pair with a customer: {sizes}|{count} pairs with customers: {sizes}':
    '{count} par con un cliente: {sizes}|{count} pares con clientes: {sizes}',
  '{count} request stays pending: {sizes}|{count} requests stay pending: {sizes}':
    '{count} solicitud queda pendiente: {sizes}|{count} solicitudes quedan pendientes: {sizes}',
  '{person}, {time}': '{person}, {time}',
  '{name}, size {size}: not found': '{name}, talla {size}: no encontrado',
  '{name}, size {size}: with customer': '{name}, talla {size}: con cliente',
} satisfies SpanishTexts;
