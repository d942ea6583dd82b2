import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the frame of all pages, in Spanish. */
export const shell = {
  'Check the address, or go to the start page.': 'Revisa la dirección o ve a la página de inicio.',
  SHOESIZE: 'SHOESIZE',
  'This page does not exist': 'Esta página no existe',
  WAREHOUSE: 'ALMACÉN',
  'Your stores and locations could not be loaded.': 'No se pudieron cargar tus tiendas.',
  '{location}, sales floor': '{location}, sala de ventas',
  '{location}, stockroom': '{location}, almacén',
  'A new version is ready.': 'Hay una versión nueva.',
  'Load it': 'Cargarla',
} satisfies SpanishTexts;
