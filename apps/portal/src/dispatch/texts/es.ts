import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of dispatch in Spanish. */
export const dispatch = {
  'Added to order {number}': 'Añadido al pedido {number}',
  '{count} pair handed over to {name}|{count} pairs handed over to {name}':
    '{count} par entregado a {name}|{count} pares entregados a {name}',
  '{count} pair taken back|{count} pairs taken back': '{count} par devuelto|{count} pares devueltos',
  'Hand over {count} pair|Hand over {count} pairs': 'Entregar {count} par|Entregar {count} pares',
  'Take back {count}': 'Recuperar {count}',
  'Sold, all {count}': 'Vendidos los {count}',
  'Choose all {count}': 'Elegir los {count}',
  'Chosen pairs': 'Pares elegidos',
  'Leave out {name}, size {size}': 'Quitar {name}, talla {size}',
  'Handed over to {name}': 'Entregado a {name}',
  '{code} is not out. Scan another pair, or type the number.':
    '{code} no está fuera. Escanee otro par o escriba el número.',
  'Scan a pair, or type a number': 'Escanee un par o escriba un número',
  'newest first': 'primero lo más reciente',
  'longest out first': 'primero lo que lleva más tiempo fuera',
  'Customer {number}': 'Cliente {number}',
  Others: 'Otros',
  'Out now': 'Fuera ahora',
  'Coming back': 'Vuelve',
  'Out since': 'Fuera desde',
  With: 'Lo tiene',
  'Hand over at': 'Entregar en',
  'Hand over at {spot}': 'Entregar en {spot}',
  'Hand over to {name}': 'Entregar a {name}',
  'Open request': 'Abrir solicitud',
  'Hand over to': 'Entregar a',
  'Longest out first': 'Primero lo que lleva más tiempo fuera',
  'The associate is sending it back.': 'El vendedor lo devuelve.',
  'Expected: an open order with an item for this pair.':
    'Se esperaba: un pedido abierto con un artículo para este par.',
  'Checked-out pairs appear here until they are returned or sold.':
    'Los pares retirados aparecen aquí hasta que se devuelven o se venden.',
  'Pairs that are checked out': 'Pares retirados',
} satisfies SpanishTexts;
