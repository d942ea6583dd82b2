import type { Messages } from '../UiProvider/Messages.ts';

/** The kit in Spanish, in the words of the trade on both sides of the Atlantic. */
export const es: Messages = {
  CommandPalette: {
    results: 'Resultados',
    searching: 'Buscando',
    found: (format, count) => format.count(count, { one: '# resultado', other: '# resultados' }),
    nothing: 'No hay resultados',
    nothingHelp: 'No encontramos nada de lo que buscas.',
    toMove: 'para moverte',
    toChoose: 'para elegir',
    toClose: 'para cerrar',
    unavailable: 'La búsqueda no se puede mostrar sin red. Vuelve a cargar la página para usarla.',
  },
  Pagination: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (format, page) => `Página ${format.number(page)}`,
  },
  ProductCard: {
    inStore: (format, pairs) => `${format.number(pairs)} en tienda`,
    sizes: 'Tallas',
    sizesIn: (_, system) => `Tallas, ${system}`,
  },
  ProductLabel: {
    sku: 'SKU',
    bin: 'Ubicación',
    price: 'Precio',
    noBarcode: 'Sin código de barras',
  },
  RequestCart: {
    title: 'Carrito de solicitud',
    close: 'Cerrar el carrito',
    empty: 'Aún no hay nada que pedir',
    emptyHelp: 'Añade pares de la lista y envíalos juntos al almacén.',
    sentTo: 'Se envía a',
    inThis: 'En esta solicitud',
    items: (format, items) => format.count(items, { one: '# artículo', other: '# artículos' }),
    sizes: (format, sizes) => format.count(sizes, { one: '# talla', other: '# tallas' }),
    sum: (_, items, sizes) => `${items}, ${sizes}`,
    place: 'ENVIAR SOLICITUD',
    open: (_, items) => `Abrir el carrito de solicitud, ${items}`,
    quantity: (_, pair) => `Cantidad de ${pair}`,
    remove: (_, pair) => `Quitar ${pair}`,
  },
  Shared: {
    close: 'Cerrar',
    loading: 'Cargando',
    noSku: 'Sin SKU',
    pair: (_, name, size) => `${name}, talla ${size}`,
    tryAgain: 'Intentar de nuevo',
    working: 'En curso',
  },
};
