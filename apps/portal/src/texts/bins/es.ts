import type { TranslatedTexts } from '@instore/ui';
import type { BinsText } from './en.ts';

/** The texts of the bins page in Spanish. */
export const bins: TranslatedTexts<BinsText> = {
  '{bin} is empty': '{bin} está vacía',
  '{count} box scanned|{count} boxes scanned': '{count} caja escaneada|{count} cajas escaneadas',
  '{count} box|{count} boxes': '{count} caja|{count} cajas',
  '{count} open': '{count} abiertos',
  '{count} pair is confirmed here|{count} pairs are confirmed here':
    '{count} par se confirma aquí|{count} pares se confirman aquí',
  '{count} pair is in {bin} now|{count} pairs are in {bin} now':
    '{count} par está ahora en {bin}|{count} pares están ahora en {bin}',
  '{count} other pair waits on this device|{count} other pairs wait on this device':
    'Otro par espera en este dispositivo|Otros {count} pares esperan en este dispositivo',
  '{count} pair to {bin}|{count} pairs to {bin}': '{count} par a {bin}|{count} pares a {bin}',
  '{count} pair there now|{count} pairs there now': 'Ahora hay {count} par|Ahora hay {count} pares',
  '{count} pair, {taken} taken|{count} pairs, {taken} taken':
    '{count} par, {taken} en mano|{count} pares, {taken} en mano',
  '{found} of {expected} found. {name}, {time}': '{found} de {expected} encontrados. {name}, {time}',
  '{name} has no bin now': '{name} ya no tiene ubicación',
  '{name} is checked out. Check it in first.': '{name} está entregado. Primero registra su devolución.',
  '{name} is in {bin} now': '{name} está ahora en {bin}',
  '{name} {size}': '{name} {size}',
  '{pair} gets the bin {to}': '{pair} recibe la ubicación {to}',
  '{pair} is set aside as missing': '{pair} se marca como no encontrado',
  '{pair} moves from {from} to {to}': '{pair} pasa de {from} a {to}',
  '{place}. {pairs}': '{place}. {pairs}',
  '{scanned} is a bin. Scan the pairs in {bin}, or leave the count.':
    '{scanned} es una ubicación. Escanea los pares de {bin} o sal del recuento.',
  'A count is applied or discarded only online: the bin may have changed. Scans are kept.':
    'Un recuento se aplica o se descarta solo con conexión: la ubicación puede haber cambiado. Lo escaneado se guarda.',
  'A count is discarded only online. Scans are kept, and it can be handed in.':
    'Un recuento se descarta solo con conexión. Lo escaneado se guarda, y se puede entregar.',
  'A Warehouse_Admin, YK_Admin or Super_Admin applies it.': 'Lo aplica un Warehouse_Admin, YK_Admin o Super_Admin.',
  'Apply the count': 'Aplicar el recuento',
  'Back to the bin': 'Volver a la ubicación',
  'Bin, barcode, SKU or name': 'Ubicación, código de barras, SKU o nombre',
  Bins: 'Ubicaciones',
  'Clear the search': 'Borrar la búsqueda',
  Consigned: 'En consignación',
  'Continue the count': 'Continuar el recuento',
  Correct: 'Corregir',
  'Correct {pair}': 'Corregir {pair}',
  Count: 'Contar',
  'Count of {bin}': 'Recuento de {bin}',
  'Count of {bin} applied': 'Recuento de {bin} aplicado',
  'Count of {bin} discarded': 'Recuento de {bin} descartado',
  'Count of {bin} handed in': 'Recuento de {bin} entregado',
  'Count of {name}, since {time}': 'Recuento de {name}, desde las {time}',
  Counting: 'En curso',
  Counts: 'Recuentos',
  Current: 'Actual',
  'Discard the count': 'Descartar el recuento',
  'Everything that belongs in the bin appears here. A barcode, SKU or name finds its bin.':
    'Aquí aparece todo lo que pertenece a la ubicación. Un código de barras, SKU o nombre encuentra su ubicación.',
  Expected: 'Esperados',
  'Finish the count of {bin}': 'Terminar el recuento de {bin}',
  From: 'Desde',
  'From {bin}, {time}': 'Desde {bin}, {time}',
  'Goes to': 'Va a',
  'Hand in the count': 'Entregar el recuento',
  'Handed in': 'Entregado',
  'Handed in by {name}, {time}': 'Entregado por {name}, {time}',
  'I have it': 'Lo tengo',
  'I have {name}, size {size}': 'Tengo {name}, talla {size}',
  'In your hands': 'En tus manos',
  'Leave {pair} where it is': 'Dejar {pair} donde está',
  Move: 'Mover',
  'Move pairs here: scan them, then the label of this bin.':
    'Mueve pares aquí: escanéalos y después la etiqueta de esta ubicación.',
  'Move {count} pair|Move {count} pairs': 'Mover {count} par|Mover {count} pares',
  New: 'Nueva',
  'No barcode': 'Sin código de barras',
  'No pair of this location matches {search}.': 'Ningún par de esta tienda coincide con {search}.',
  'On record in no bin': 'Registrado sin ubicación',
  'On record in {bin}': 'Registrado en {bin}',
  'Other bin': 'Otra ubicación',
  'Print the label of {bin}': 'Imprimir la etiqueta de {bin}',
  'Put all back': 'Devolver todo',
  "Put the boxes on the shelf, then scan the bin's label. That moves them, too.":
    'Pon las cajas en el estante y escanea la etiqueta de la ubicación. Eso también las mueve.',
  'Put {name}, size {size} back': 'Devolver {name}, talla {size}',
  Save: 'Guardar',
  'Scan a bin': 'Escanea una ubicación',
  'Scan every box': 'Escanea cada caja',
  'Scan its label': 'Escanea su etiqueta',
  'Scan the new bin': 'Escanea la nueva ubicación',
  'Scan a box, or the new bin': 'Escanea una caja o la nueva ubicación',
  'Scan the pairs that you take': 'Escanea los pares que tomas',
  'Several bins': 'Varias ubicaciones',
  Shelf: 'Estante',
  'Since {day}': 'Desde {day}',
  'Stays in {bin}': 'Se queda en {bin}',
  'Take the whole bin, {count} pair|Take the whole bin, {count} pairs':
    'Tomar toda la ubicación, {count} par|Tomar toda la ubicación, {count} pares',
  'The first {count} are shown. Add words to find fewer.':
    'Se muestran los primeros {count}. Añade palabras para encontrar menos.',
  'Then scan the label of their new bin: that moves them.':
    'Después escanea la etiqueta de su nueva ubicación: eso los mueve.',
  To: 'Hasta',
  'Undo is available until you leave this bin.': 'Puedes deshacerlo hasta que salgas de esta ubicación.',
  'Undo the correction of {pair}': 'Deshacer la corrección de {pair}',
  Unexpected: 'Inesperado',
  'When it is applied': 'Al aplicarlo',
  "You can also scan the new bin's label while you correct: it saves at once.":
    'Mientras corriges también puedes escanear la etiqueta de la nueva ubicación: se guarda al momento.',
  'Scans of this count wait on this device. Try again when they are sent.':
    'Hay lecturas de este recuento pendientes en este dispositivo. Inténtalo de nuevo cuando se hayan enviado.',
  'Your count, since {time}': 'Tu recuento, desde las {time}',
  '{scanned} was not added to the move: {reason}': '{scanned} no se añadió al traslado: {reason}',
  '{scanned} was not chosen: {reason}': '{scanned} no se eligió: {reason}',
  'Expected: the label of a bin or pair of this location.':
    'Se esperaba: la etiqueta de una ubicación o de un par de esta tienda.',
  'Expected: an open count of a bin that is as it was scanned.':
    'Se esperaba: un recuento abierto de una ubicación que está como se escaneó.',
};
