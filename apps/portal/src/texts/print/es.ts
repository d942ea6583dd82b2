import type { TranslatedTexts } from '@instore/ui';
import type { PrintText } from './en.ts';

/** The texts of the print page, in Spanish. */
export const print: TranslatedTexts<PrintText> = {
  'This location has no bin {bins}, so no label is printed.':
    'Esta tienda no tiene la ubicación {bins}: no se imprime ninguna etiqueta.',
  'A bin is aisle, bay and position, such as A-14-03.': 'Una ubicación es pasillo, módulo y posición, como A-14-03.',
  A4: 'A4',
  'Add a bin': 'Añadir una ubicación',
  'Add a bin.': 'Añade una ubicación.',
  'Copies of each': 'Copias de cada una',
  'Label printer, 62 mm': 'Impresora de etiquetas, 62 mm',
  'Nothing to print': 'Nada que imprimir',
  On: 'En',
  'Pick list': 'Lista de preparación',
  'Print labels': 'Imprimir etiquetas',
  'Print the pick list': 'Imprimir la lista de preparación',
  'Print {count} label|Print {count} labels': 'Imprimir {count} etiqueta|Imprimir {count} etiquetas',
  'Shelf labels': 'Etiquetas de estante',
  'The pick list is empty.': 'La lista de preparación está vacía.',
  What: 'Qué',
};
