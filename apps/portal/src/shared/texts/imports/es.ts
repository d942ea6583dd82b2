import type { SpanishTexts } from '../forms.ts';

/** What an import says about a file and its columns, in Spanish. */
export const imports = {
  'Units of the locations in the file that the file lacks are set missing, as a count does it; they can be found again. Units that are promised or checked out are reported and stay.':
    'Los pares de las tiendas del archivo que el archivo no tiene se marcan como no encontrados, igual que en un recuento; se pueden volver a encontrar. Los que están reservados o retirados se informan y se quedan.',
  'Id, which never changes': 'Id., que nunca cambia',
  'Time zone of its days': 'Zona horaria de sus días',
  'Id of its store': 'Id. de su negocio',
  'Name of the store': 'Nombre del negocio',
  'Length of a slot for bookings': 'Duración de un turno de reservas',
  'Bookings at the same time': 'Reservas simultáneas',
  "Number in the chain's own systems, unique, which never changes. Without it the object id is the id":
    'Número único en los sistemas de la cadena, que nunca cambia. Sin él, el id. de objeto es el id.',
  'Address, unique': 'Dirección, única',
  'Ids of the locations; the first is selected after sign-in':
    'Ids. de las tiendas; la primera se abre al iniciar sesión',
  "The kiosk's own id": 'Id. propio del quiosco',
  'Name that associates see': 'Nombre que ven los vendedores',
  'Id of the location': 'Id. de la tienda',
  'Id of the size in the shop system (inventory item)':
    'Id. de la talla en el sistema de la tienda (artículo de inventario)',
  'Id of the product in one colourway': 'Id. del producto en una combinación de colores',
  'Style and colourway, unique. A product without it cannot be requested':
    'Modelo y combinación de colores, único. Un producto sin él no se puede pedir',
  'Title of the product': 'Título del producto',
  'Brand, as the catalogue spells it': 'Marca, como la escribe el catálogo',
  'Brand, as the inventory spells it, where that differs': 'Marca, como la escribe el inventario, si es distinta',
  'Name of the style without the brand': 'Nombre del modelo sin la marca',
  'Type in the shop system': 'Tipo en el sistema de la tienda',
  'Type in the filter of the inventory': 'Tipo en el filtro del inventario',
  'Names of the colours': 'Nombres de los colores',
  'One colour for each name': 'Un color para cada nombre',
  'Address of the picture': 'Dirección de la imagen',
  'Size as on the box': 'Talla como en la caja',
  'System of the size': 'Sistema de la talla',
  'Order within the sizes of the product': 'Orden entre las tallas del producto',
  "Place of the product on the kiosk's front page. Without any product there, the kiosk shows the newest":
    'Lugar del producto en la portada del quiosco. Sin ninguno, el quiosco muestra los más nuevos',
  'Day from which it is offered. A new product without it is offered from the day of the import':
    'Día desde el que se ofrece. Un producto nuevo sin él se ofrece desde el día de la importación',
  'Code on the bin, unique at the location': 'Código de la ubicación, único en la tienda',
  'Shelf on which it is': 'Estante en el que está',
  'Part of the location. Bins of the zone `hold` have the pairs that are held for customers':
    'Zona de la tienda. Las ubicaciones de la zona `hold` tienen los pares guardados para clientes',
  'Barcode on the box, unique': 'Código de barras de la caja, único',
  'Id of the size, as in the file of the goods': 'Id. de la talla, como en el archivo de mercancía',
  'Code of the bin': 'Código de la ubicación',
  'Day on which the location received it': 'Día en que la tienda lo recibió',
  'E-mail address of the owner of a consigned unit': 'Correo electrónico del dueño de un par en consignación',
  'Number in the shop system': 'Número en el sistema de la tienda',
  'Id of the location, which never changes': 'Id. de la tienda, que nunca cambia',
  'When it was placed': 'Cuándo se hizo',
  'Whether it is paid; only then it can be sold': 'Si está pagado; solo entonces se puede vender',
  'Style and colourway, with `size` in place of `variant`':
    'Modelo y combinación de colores, con `size` en lugar de `variant`',
  'System of the size, where the SKU has it in more than one': 'Sistema de la talla, si el SKU la tiene en más de uno',
  'Pairs that are ordered; 0 cancels the item': 'Pares pedidos; 0 cancela el artículo',
  "Number in the chain's own system, unique": 'Número en el sistema de la cadena, único',
  'E-mail address of the owner': 'Correo electrónico del dueño',
  'What the consignee wants for it': 'Lo que pide el consignador',
  Begin: 'Comienzo',
  'Name that the customer gave': 'Nombre que dio el cliente',
  Length: 'Duración',
  'What it is for': 'Para qué es',
  "The customer's size": 'Talla del cliente',
  'Number of the delivery, unique in its location': 'Número de la entrega, único en su tienda',
  'Name of the sender': 'Nombre del remitente',
  'Day on which it is expected': 'Día en que se espera',
  'Code on the carton. Cartons of several deliveries may have the same code':
    'Código de la caja. Cajas de varias entregas pueden tener el mismo código',
  'Number of pairs': 'Número de pares',
  'Barcodes of the pairs. A pair without one gets a barcode and a label of the store when it is counted':
    'Códigos de barras de los pares. Un par sin código recibe uno con su etiqueta al contarlo',
  'Opening hours on Monday, local times': 'Horario del lunes, en hora local',
  'Opening hours on Tuesday, local times': 'Horario del martes, en hora local',
  'Opening hours on Wednesday, local times': 'Horario del miércoles, en hora local',
  'Opening hours on Thursday, local times': 'Horario del jueves, en hora local',
  'Opening hours on Friday, local times': 'Horario del viernes, en hora local',
  'Opening hours on Saturday, local times': 'Horario del sábado, en hora local',
  'Opening hours on Sunday, local times': 'Horario del domingo, en hora local',
  '1 to 64 lower-case letters, digits and dashes': 'de 1 a 64 minúsculas, cifras y guiones',
  'must be 1 to 64 lower-case letters, digits and dashes': 'debe ser de 1 a 64 minúsculas, cifras y guiones',
  'text of at most {most} characters on one line': 'texto de {most} caracteres como máximo en una línea',
  'must be text of at most {most} characters on one line':
    'debe ser texto de {most} caracteres como máximo en una línea',
  'a name of the IANA time zones: America/New_York': 'un nombre de zona horaria de la IANA: America/New_York',
  'must be a name of the IANA time zones: America/New_York':
    'debe ser un nombre de zona horaria de la IANA: America/New_York',
  'opening hours, 10:00-19:00, or closed': 'un horario, 10:00-19:00, o closed',
  'must be opening hours, 10:00-19:00, or closed': 'debe ser un horario, 10:00-19:00, o closed',
  'a whole number from {least} to {most}': 'un número entero de {least} a {most}',
  'must be a whole number from {least} to {most}': 'debe ser un número entero de {least} a {most}',
  'an object id of the directory, a UUID': 'un id. de objeto del directorio, un UUID',
  'must be an object id of the directory, a UUID': 'debe ser un id. de objeto del directorio, un UUID',
  'an e-mail address': 'un correo electrónico',
  'must be an e-mail address': 'debe ser un correo electrónico',
  'one of {words}': 'uno de {words}',
  'must be one of {words}': 'debe ser uno de {words}',
  'text of at most {most} characters on one line, without * and ?':
    'texto de {most} caracteres como máximo en una línea, sin * ni ?',
  'must be text of at most {most} characters on one line, without * and ?':
    'debe ser texto de {most} caracteres como máximo en una línea, sin * ni ?',
  'must be a colour, #2f6b4a': 'debe ser un color, #2f6b4a',
  'an https address of the host that MARKETPLACE_IMAGE_HOST names, or a path of the store that begins with one /':
    'una dirección https del servidor de MARKETPLACE_IMAGE_HOST, o una ruta del sistema que empiece con una /',
  'must be an https address of the host that MARKETPLACE_IMAGE_HOST names, or a path of the store that begins with one /':
    'debe ser una dirección https del servidor de MARKETPLACE_IMAGE_HOST, o una ruta del sistema que empiece con una /',
  'dollars with at most two decimals: 120 or 119.50': 'dólares con dos decimales como máximo: 120 o 119.50',
  'must be dollars with at most two decimals: 120 or 119.50':
    'debe ser dólares con dos decimales como máximo: 120 o 119.50',
  'a day: 2026-11-23': 'un día: 2026-11-23',
  'must be a day: 2026-11-23': 'debe ser un día: 2026-11-23',
  'aisle-bay-position: A-14-03': 'pasillo-módulo-posición: A-14-03',
  'must be aisle-bay-position: A-14-03': 'debe ser pasillo-módulo-posición: A-14-03',
  'an EAN-13 or UPC-A with its check digit': 'un EAN-13 o UPC-A con su dígito de control',
  'must be an EAN-13 or UPC-A with its check digit': 'debe ser un EAN-13 o UPC-A con su dígito de control',
  'a local time of the location: 2026-11-23 10:30': 'una hora local de la tienda: 2026-11-23 10:30',
  'must be a local time of the location: 2026-11-23 10:30': 'debe ser una hora local de la tienda: 2026-11-23 10:30',
  'one or more, separated by “{separator}”: 1 to 64 lower-case letters, digits and dashes':
    'uno o varios, separados por «{separator}»: de 1 a 64 minúsculas, cifras y guiones',
  'one or more, separated by “{separator}”: text of at most {most} characters on one line':
    'uno o varios, separados por «{separator}»: texto de {most} caracteres como máximo en una línea',
  'one or more, separated by “{separator}”: a colour, #2f6b4a':
    'uno o varios, separados por «{separator}»: un color, #2f6b4a',
  'one or more, separated by “{separator}”: an EAN-13 or UPC-A with its check digit':
    'uno o varios, separados por «{separator}»: un EAN-13 o UPC-A con su dígito de control',
  'has too many marks on one letter: delete them': 'tiene demasiados signos en una letra: bórralos',
  'has {name}: write it on one line': 'tiene {name}: escríbelo en una línea',
  'has {name}: delete it': 'tiene {name}: bórralo',
  'a line break': 'un salto de línea',
  'a tab': 'un tabulador',
  'a soft hyphen, U+00AD': 'un guion opcional, U+00AD',
  'a space without width, U+200B': 'un espacio sin ancho, U+200B',
  'a left-to-right mark, U+200E': 'una marca de izquierda a derecha, U+200E',
  'a byte order mark, U+FEFF': 'una marca de orden de bytes, U+FEFF',
  'has a "{sign}", which searches read as any letters': 'tiene «{sign}», que en las búsquedas vale por cualquier letra',
  'has a wrong check digit': 'tiene un dígito de control incorrecto',
  'is no day': 'no es un día',
  'closes before it opens': 'cierra antes de abrir',
  'is empty': 'está vacío',
  'is a date: a spreadsheet program has changed it. Format the column as text, and enter the value again':
    'es una fecha: un programa de hojas de cálculo lo cambió. Da formato de texto a la columna y escribe el valor de nuevo',
  'is a rounded number: a spreadsheet program has changed it. Format the column as text, and enter the value again':
    'es un número redondeado: un programa de hojas de cálculo lo cambió. Da formato de texto a la columna y escribe el valor de nuevo',
  'has lost its leading 0: a spreadsheet program has changed it. Format the column as text, and enter the value again':
    'ha perdido el 0 inicial: un programa de hojas de cálculo lo cambió. Da formato de texto a la columna y escribe el valor de nuevo',
  'shows that its column is too narrow: make the column wider, and enter the value again':
    'muestra que la columna es demasiado estrecha: ensánchala y escribe el valor de nuevo',
  'is the error of a formula: enter the value instead': 'es el error de una fórmula: escribe el valor en su lugar',
  'is a formula: enter the value instead': 'es una fórmula: escribe el valor en su lugar',
  'begins with an apostrophe: delete it': 'empieza con un apóstrofo: bórralo',
  'is also in row {row}': 'también está en la fila {row}',
  'you do not work at "{location}"': 'no trabajas en «{location}»',
  'belongs to a location at which you do not work': 'es de una tienda en la que no trabajas',
  'does not exist: the clocks of {zone} are set forward then': 'no existe: entonces se adelantan los relojes de {zone}',
  'exists twice: the clocks of {zone} are set back then. Write it with its offset: {time}':
    'existe dos veces: entonces se atrasan los relojes de {zone}. Escríbela con su desfase: {time}',
  'a size needs its system': 'una talla necesita su sistema',
  'has more barcodes than pairs': 'tiene más códigos de barras que pares',
  '{barcode} is also in row {row}': '{barcode} también está en la fila {row}',
  '{barcode} is the barcode of a pair in stock': '{barcode} es el código de un par que ya está en existencias',
  'the size belongs to "{product}" and stays there': 'la talla es de «{product}» y se queda ahí',
  'is the SKU of "{product}"': 'es el SKU de «{product}»',
  'is also the SKU of "{product}"': 'también es el SKU de «{product}»',
  'the product has this size in row {row}': 'el producto tiene esta talla en la fila {row}',
  'the product has this size as "{variant}"': 'el producto tiene esta talla como «{variant}»',
  'needs one colour for each name': 'necesita un color para cada nombre',
  'is at {host}. The pages show pictures of the store only':
    'está en {host}. Las páginas solo muestran imágenes del sistema',
  'is at {host}. The pages show pictures of the store and of {shown} only':
    'está en {host}. Las páginas solo muestran imágenes del sistema y de {shown}',
  'there is no time zone "{zone}"': 'no existe la zona horaria «{zone}»',
  'the location belongs to the store "{store}" and stays there': 'la tienda es del negocio «{store}» y se queda ahí',
  'is a role that you may not give': 'es una función que no puedes dar',
  'is the role of a person whom you may not change': 'es la función de una persona que no puedes cambiar',
  'is your own: another admin changes your role and locations':
    'es el tuyo: otro administrador cambia tu función y tus tiendas',
  'leaves "{location}" without a Store_Admin: give another person the role first':
    'deja «{location}» sin Store_Admin: da antes la función a otra persona',
  'there is no location "{location}"': 'no existe la tienda «{location}»',
  'the person has the id "{id}" and keeps it': 'la persona tiene el id. «{id}» y lo conserva',
  'is the id of another person': 'es el id. de otra persona',
  'is the address of another person': 'es la dirección de otra persona',
  'the location has no bin "{bin}"': 'la tienda no tiene la ubicación «{bin}»',
  'is empty: give it, or a SKU with a size': 'está vacío: escríbelo, o un SKU con una talla',
  'there is no size "{size}" of the SKU "{sku}"': 'no existe la talla «{size}» del SKU «{sku}»',
  'the SKU "{sku}" has the size "{size}" in more than one system: give size_system':
    'el SKU «{sku}» tiene la talla «{size}» en más de un sistema: indica size_system',
  'there is no size "{variant}"': 'no existe la talla «{variant}»',
  'the size "{variant}" is another one': 'la talla «{variant}» es otra',
  'the order belongs to "{location}" and stays there': 'el pedido es de «{location}» y se queda ahí',
  'there is no location "{value}"': 'no existe la tienda «{value}»',
  'there is no size "{value}"': 'no existe la talla «{value}»',
  'there is no person with the address "{value}"': 'no existe ninguna persona con la dirección «{value}»',
  'the values of this delivery differ from those in row {row}':
    'los valores de esta entrega difieren de los de la fila {row}',
  'the values of this product differ from those in row {row}':
    'los valores de este producto difieren de los de la fila {row}',
  'the values of this store differ from those in row {row}':
    'los valores de este negocio difieren de los de la fila {row}',
  'the values of this order differ from those in row {row}':
    'los valores de este pedido difieren de los de la fila {row}',
  'has "{text}" in column {column}, which has no name in the header':
    'tiene «{text}» en la columna {column}, que no tiene nombre en el encabezado',
  'has more cells than the header': 'tiene más celdas que el encabezado',
  'is the error {text} of a formula': 'es el error {text} de una fórmula',
  'The file is empty. Its first row names the columns.': 'El archivo está vacío. Su primera fila nombra las columnas.',
  'There is no column "{column}". There are: {known}.': 'No existe la columna «{column}». Existen: {known}.',
  'The column "{column}" is there twice.': 'La columna «{column}» está dos veces.',
  'The column "{column}" is missing. There are: {known}.': 'Falta la columna «{column}». Existen: {known}.',
  '{file} cannot be read: the formula in {cell} has no result. Open the file in a spreadsheet program and save it, or paste the values instead of the formulas.':
    'No se puede leer {file}: la fórmula de {cell} no tiene resultado. Abre el archivo en un programa de hojas de cálculo y guárdalo, o pega los valores en lugar de las fórmulas.',
  '{file} cannot be read: its first sheet, "{title}", is hidden. Show it, or move it behind the sheet that you want to import.':
    'No se puede leer {file}: su primera hoja, «{title}», está oculta. Muéstrala o ponla detrás de la hoja que quieres importar.',
  '{file} cannot be read: it unpacks to more than {most} MB. Save it as CSV UTF-8, which may be of any size.':
    'No se puede leer {file}: descomprimido ocupa más de {most} MB. Guárdalo como CSV UTF-8, que puede tener cualquier tamaño.',
  '{file} cannot be read: the cells {cells} are merged. Separate them, and enter the value in each of them.':
    'No se puede leer {file}: las celdas {cells} están combinadas. Sepáralas y escribe el valor en cada una.',
  '{file} cannot be read: row {row} is hidden. Show all rows, or delete those that are not to be imported.':
    'No se puede leer {file}: la fila {row} está oculta. Muestra todas las filas o borra las que no se van a importar.',
  '{file} cannot be read: column {column} is hidden. Show all columns, or delete those that are not to be imported.':
    'No se puede leer {file}: la columna {column} está oculta. Muestra todas las columnas o borra las que no se van a importar.',
  '{file} cannot be read: there is no such file.': 'No se puede leer {file}: no existe ese archivo.',
  '{file} cannot be read: it is a folder.': 'No se puede leer {file}: es una carpeta.',
  '{file} cannot be read: row {row} has a quotation mark that is not closed.':
    'No se puede leer {file}: la fila {row} tiene unas comillas sin cerrar.',
  '{file} cannot be read: row {row} is longer than {most} KB: a quotation mark is not closed?':
    'No se puede leer {file}: la fila {row} ocupa más de {most} KB: ¿hay comillas sin cerrar?',
  '{file} cannot be read: row {row} has a quotation mark within a cell. Write it twice and put the cell in quotation marks: "8"" box".':
    'No se puede leer {file}: la fila {row} tiene comillas dentro de una celda. Escríbelas dos veces y pon la celda entre comillas: "8"" box".',
  '{file} cannot be read: it is an old .xls or has a password. Save it as .xlsx without a password, or as CSV UTF-8.':
    'No se puede leer {file}: es un .xls antiguo o tiene contraseña. Guárdalo como .xlsx sin contraseña o como CSV UTF-8.',
  '{file} cannot be read: it is no .xlsx. If it is a CSV, let its name end with .csv.':
    'No se puede leer {file}: no es un .xlsx. Si es un CSV, su nombre debe terminar en .csv.',
  '{file} cannot be read: it is a spreadsheet. Let its name end with .xlsx.':
    'No se puede leer {file}: es una hoja de cálculo. Su nombre debe terminar en .xlsx.',
  '{file} cannot be read: it is not UTF-8. Save it as CSV UTF-8.':
    'No se puede leer {file}: no es UTF-8. Guárdalo como CSV UTF-8.',
  '{file} cannot be read: its texts take more than {most} MB. Save it as CSV UTF-8, which may be of any size.':
    'No se puede leer {file}: sus textos ocupan más de {most} MB. Guárdalo como CSV UTF-8, que puede tener cualquier tamaño.',
  '{file} cannot be read: row {row} has more than {most} columns. Delete those that docs/import.md does not name, also empty ones.':
    'No se puede leer {file}: la fila {row} tiene más de {most} columnas. Borra las que docs/import.md no nombra, también las vacías.',
  '{file} cannot be read: it is damaged ({reason})': 'No se puede leer {file}: está dañado ({reason})',
  '{file} cannot be read: {reason}': 'No se puede leer {file}: {reason}',
  'is promised to a request: {changes}': 'está reservado para una solicitud: {changes}',
  'is checked out: {changes}': 'está retirado: {changes}',
  'is sold: {changes}': 'está vendido: {changes}',
  'is ongoing: {changes}': 'está en curso: {changes}',
  'is visited: {changes}': 'el cliente vino: {changes}',
  'is not visited: {changes}': 'el cliente no vino: {changes}',
  'is completed: {changes}': 'está terminada: {changes}',
  'is cancelled: {changes}': 'está cancelada: {changes}',
  'was accepted: {changes}': 'fue aceptado: {changes}',
  'was declined: {changes}': 'fue rechazado: {changes}',
  'is being counted: {changes}': 'se está contando: {changes}',
  'is counted: {changes}': 'está contada: {changes}',
  'is closed: {changes}': 'está cerrada: {changes}',
  'is promised to a request, and not in the file': 'está reservado para una solicitud, y no está en el archivo',
  'is checked out, and not in the file': 'está retirado, y no está en el archivo',
  'is sold, and not in the file': 'está vendido, y no está en el archivo',
} as const satisfies SpanishTexts;
