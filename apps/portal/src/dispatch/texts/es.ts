import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of dispatch in Spanish. */
export const dispatch = {
  'Hand over to': 'Entregar a',
  'Longest out first': 'Primero lo que lleva más tiempo fuera',
  'Take back': 'Recuperar',
  'The associate is sending it back.': 'El vendedor lo devuelve.',
  'Expected: an open order with an item for this pair.':
    'Se esperaba: un pedido abierto con un artículo para este par.',
  'Checked-out pairs appear here until they are returned or sold.':
    'Los pares retirados aparecen aquí hasta que se devuelven o se venden.',
  'Pairs that are checked out': 'Pares retirados',
} satisfies SpanishTexts;
