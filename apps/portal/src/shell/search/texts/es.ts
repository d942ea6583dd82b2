import type { SpanishTexts } from '../../../shared/texts/forms.ts';

/** The texts of the search, in Spanish. */
export const search = {
  'Customer {number}, {place}': 'Cliente {number}, {place}',
  'Checked out to {name}': 'Retirado para {name}',
  Commands: 'Comandos',
  'For “{query}”': 'Para «{query}»',
  'Missing from {bin}': 'No encontrado en {bin}',
  Mute: 'Silenciar',
  'On hold: leave it in its bin.': 'Apartado: déjalo en su ubicación.',
  Pages: 'Páginas',
  'Reported missing from its bin.': 'Marcado como no encontrado en su ubicación.',
  'Search or scan a barcode': 'Buscar o escanear un código',
  'Show all {count} products': 'Mostrar los {count} productos',
  'Sound on': 'Activar el sonido',
  'The barcode could not be looked up': 'No se pudo buscar el código de barras',
  'Turn off the sound of notifications': 'Desactivar el sonido de las notificaciones',
  'Turn on the sound of notifications': 'Activar el sonido de las notificaciones',
  'Unknown barcode': 'Código de barras desconocido',
  "You are offline. Products and barcodes can't be looked up.":
    'Estás sin conexión. No se pueden buscar productos ni códigos de barras.',
  '{name}, none in store': '{name}, ninguno en tienda',
  '{name}, {count} in store': '{name}, {count} en tienda',
  '{state}, {place}': '{state}, {place}',
  '{place}. No open request.': '{place}. Sin solicitud abierta.',
} satisfies SpanishTexts;
