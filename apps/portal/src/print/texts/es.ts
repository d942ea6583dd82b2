import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the print page, in Spanish. */
export const print = {
  'This location has no bin {bins}, so no label is printed.':
    'Esta tienda no tiene la ubicación {bins}: no se imprime ninguna etiqueta.',
  'A bin is aisle, bay and position, such as A-14-03.': 'Una ubicación es pasillo, módulo y posición, como A-14-03.',
  A4: 'A4',
  'Add a bin': 'Añadir una ubicación',
  'Add a bin.': 'Añade una ubicación.',
  'Copies of each': 'Copias de cada una',
  'Nothing to print': 'Nada que imprimir',
  On: 'En',
  'Pick list': 'Lista de preparación',
  'Print labels': 'Imprimir etiquetas',
  'Print the pick list': 'Imprimir la lista de preparación',
  'Shelf labels': 'Etiquetas de estante',
  'The pick list is empty.': 'La lista de preparación está vacía.',
  What: 'Qué',
  '10 on a sheet': '10 por hoja',
  '62 mm': '62 mm',
  '62 mm, one slip': '62 mm, una tira',
  '62 mm, {count} label|62 mm, {count} labels': '62 mm, {count} etiqueta|62 mm, {count} etiquetas',
  'A4, 10 on a sheet': 'A4, 10 por hoja',
  'A4, by aisle': 'A4, por pasillo',
  'By aisle': 'Por pasillo',
  'Label printer': 'Impresora de etiquetas',
  'Print one to test': 'Imprimir una de prueba',
  'Remove {bin}': 'Quitar {bin}',
  '{count} bin|{count} bins': '{count} ubicación|{count} ubicaciones',
  '{count} label in all|{count} labels in all': '{count} etiqueta en total|{count} etiquetas en total',
} satisfies SpanishTexts;
