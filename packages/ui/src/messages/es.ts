import type { Messages } from '../UiProvider/Messages.ts';

/** The kit in Spanish, in words of the trade that are understood on both sides of the Atlantic. */
export const es: Messages = {
  CommandPalette: {
    Close: 'Cerrar',
    'No results found': 'No hay resultados',
    Results: 'Resultados',
    Searching: 'Buscando',
    'The search cannot be shown while the network is away. Load the page again to use it.':
      'La búsqueda no se puede mostrar sin red. Vuelve a cargar la página para usarla.',
    'Try again': 'Intentar de nuevo',
    "We couldn't find anything for what you are looking.": 'No encontramos nada de lo que buscas.',
    'to choose': 'para elegir',
    'to close': 'para cerrar',
    'to move': 'para moverte',
    '{count} result|{count} results': '{count} resultado|{count} resultados',
  },
  Pagination: {
    'Next page': 'Página siguiente',
    'Page {page}': 'Página {page}',
    'Previous page': 'Página anterior',
  },
  ProductCard: {
    'No SKU': 'Sin SKU',
    Sizes: 'Tallas',
    'Sizes, {system}': 'Tallas, {system}',
    '{count} in store': '{count} en tienda',
  },
  ProductLabel: {
    Bin: 'Ubicación',
    'No barcode': 'Sin código de barras',
    Price: 'Precio',
    SKU: 'SKU',
  },
  RequestCart: {
    'Add pairs from the list, then send them to the warehouse together.':
      'Añade pares de la lista y envíalos juntos al almacén.',
    'Close cart': 'Cerrar el carrito',
    'In this request': 'En esta solicitud',
    'No SKU': 'Sin SKU',
    'Nothing to ask for yet': 'Aún no hay nada que pedir',
    'Open the request cart, {items}': 'Abrir el carrito de solicitud, {items}',
    'PLACE REQUEST': 'ENVIAR SOLICITUD',
    'Quantity of {pair}': 'Cantidad de {pair}',
    'Remove {pair}': 'Quitar {pair}',
    'Request cart': 'Carrito de solicitud',
    'Sent to': 'Se envía a',
    '{count} item|{count} items': '{count} artículo|{count} artículos',
    '{count} size|{count} sizes': '{count} talla|{count} tallas',
    '{items}, {sizes}': '{items}, {sizes}',
    '{name}, size {size}': '{name}, talla {size}',
  },
};
