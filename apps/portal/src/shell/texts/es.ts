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
  'New here?': '¿Es tu primera vez aquí?',
  'No more tips': 'No mostrar más consejos',
  'Got it': 'Entendido',
  "Accept a customer's request, add it to the cart and press PLACE REQUEST. Pending: the stockroom picks the pair. Checked out: it is on its way to you, or with you.":
    'Acepta la solicitud de un cliente, añádela al carrito y pulsa ENVIAR SOLICITUD. Pendiente: el almacén prepara el par. Retirado: va en camino hacia ti o lo tienes tú.',
  'Products are styles with their sizes. Pairs are single boxes, each with its barcode and bin.':
    'Productos son los modelos con sus tallas. Pares son las cajas una a una, con código de barras y ubicación.',
  'A booking is a fitting that a customer has arranged. Press it to start or finish the fitting.':
    'Una reserva es una prueba que un cliente ha concertado. Púlsala para empezar o terminar la prueba.',
  'A hold keeps a pair for a customer until a time. Then the pair is free again.':
    'Un apartado guarda un par para un cliente hasta una hora. Después el par vuelve a estar libre.',
  'A transfer brings a pair from another location. Ask for it here; their stockroom packs and sends it.':
    'Un traslado trae un par de otra tienda. Pídelo aquí; su almacén lo empaqueta y lo envía.',
  'Scan a pair that a customer brings back, then say why it comes back and how it is.':
    'Escanea un par que un cliente devuelve y di por qué vuelve y cómo está.',
  'The figures of this location, for the days that you choose.': 'Las cifras de esta tienda, para los días que elijas.',
  'A pick is a pair that an associate waits for. Check it out when you take it from its bin; report it as not in bin if you cannot find it.':
    'Un pedido es un par que espera un vendedor. Retíralo al cogerlo de su ubicación; avisa si no está en ella.',
  'Dispatch lists the pairs that are out of their bins: who has them, and since when.':
    'Salidas muestra los pares que están fuera de su ubicación: quién los tiene y desde cuándo.',
  'A delivery has cartons. Scan each pair of a carton, close the carton, then put the pairs away into bins.':
    'Una entrega tiene bultos. Escanea cada par de un bulto, ciérralo y guarda los pares en sus ubicaciones.',
  'Other locations ask for pairs here. Pack them, send the carton, and scan what arrives.':
    'Otras tiendas piden pares aquí. Empaquétalos, envía el bulto y escanea lo que llega.',
  'A bin is a place for boxes, e.g. A-14-03. Move takes pairs to another bin; a count compares a bin with its records.':
    'Una ubicación es un sitio para cajas, p. ej. A-14-03. Mover lleva pares a otra; un recuento la compara con sus registros.',
  'A plan says which aisles are counted and when; a round is the bins of one day. A difference is a pair that is missing or unexpected.':
    'Un plan dice qué pasillos se cuentan y cuándo; una ronda son las ubicaciones de un día. Una diferencia es un par que falta o que sobra.',
  'Consigned pairs belong to a consignee. Accept a pair into stock, or decline it with a reason.':
    'Los pares en depósito son de un depositante. Acepta un par o recházalo con un motivo.',
  'Shelf labels and pick lists are measured in mm. Choose the paper before you print.':
    'Las etiquetas y las listas se miden en mm. Elige el papel antes de imprimir.',
  Picker: 'Preparador',
  'Sales associate': 'Vendedor',
  'Warehouse admin': 'Responsable de almacén',
  'Store admin': 'Responsable de tienda',
  'Consignment admin': 'Responsable de depósito',
  'YK admin': 'Administración YK',
  'Super admin': 'Superadministración',
  'Your language on every device': 'Tu idioma en todos los dispositivos',
} satisfies SpanishTexts;
