import type { BookingState } from '@instore/api';
import type { SpanishTexts } from '../forms.ts';

/** What the server refuses, in Spanish. */
export const problems = {
  'A part of the file is missing. Choose the file again.': 'Falta una parte del archivo. Elige el archivo de nuevo.',
  'All locations share these records. A YK_Admin or Super_Admin can import them.':
    'Todas las tiendas comparten estos datos. Puede importarlos un YK_Admin o Super_Admin.',
  'It was not applied within a day.': 'No se aplicó en un día.',
  'Nothing is written while a row has a problem.': 'No se escribe nada mientras una fila tenga un problema.',
  'Nothing of this kind is ever removed.': 'De este tipo no se elimina nada nunca.',
  'The file has changed during the upload. Choose it again.': 'El archivo cambió durante la subida. Elígelo de nuevo.',
  'The file has {size} MB, and {most} MB is the most. Divide it into several files.':
    'El archivo tiene {size} MB y el máximo es {most} MB. Divídelo en varios archivos.',
  'The file is being written and cannot be cancelled any more.':
    'El archivo se está escribiendo y ya no se puede cancelar.',
  'The store could not finish this. Nothing was written: try again.':
    'El servidor no pudo terminarlo. No se escribió nada: inténtalo de nuevo.',
  'The store was stopped meanwhile. Nothing was written: choose the file again.':
    'El servidor se detuvo mientras tanto. No se escribió nada: elige el archivo de nuevo.',
  'The upload stopped. Nothing was written: choose the file again.':
    'La subida se detuvo. No se escribió nada: elige el archivo de nuevo.',
  'There is no such import here.': 'Aquí no existe esa importación.',
  'There is no such kind of file.': 'No existe ese tipo de archivo.',
  'This import does not wait any more. Look what became of it.':
    'Esta importación ya no espera. Mira qué ha sido de ella.',
  'This import is over.': 'Esta importación ha terminado.',
  'This import takes no more of the file. Choose the file again.':
    'Esta importación ya no acepta el archivo. Elige el archivo de nuevo.',
  '{file} of {person} is being checked here. Wait until it is done, or cancel it.':
    'Aquí se está comprobando {file} de {person}. Espera a que termine o cancélalo.',
  '{file} of {person} is being written here. Wait until it is done.':
    'Aquí se está escribiendo {file} de {person}. Espera a que termine.',
  '{file} of {person} is checked and waits here. Apply it or cancel it first.':
    '{file} de {person} está comprobado y espera aquí. Aplícalo o cancélalo antes.',
  '{person} uploads {file} here. Wait until it is done, or cancel it.':
    '{person} está subiendo {file} aquí. Espera a que termine o cancélalo.',
  'Another admin changes your own role and locations.': 'Otro administrador cambia tu función y tus tiendas.',
  'Another person has changed this person meanwhile. Check it and save again.':
    'Otra persona ha cambiado a esta persona mientras tanto. Compruébalo y guarda de nuevo.',
  'Choose a time that is still to come.': 'Elige una hora que aún no haya pasado.',
  'Choose an associate of the location for the open lines.':
    'Elige a un vendedor de la tienda para las líneas abiertas.',
  'Only a Super_Admin changes a Super_Admin.': 'Solo un Super_Admin cambia a un Super_Admin.',
  'Only a YK_Admin or Super_Admin changes a person with this role.':
    'Solo un YK_Admin o Super_Admin cambia a una persona con esta función.',
  'All people have seen it.': 'Todas las personas lo han visto.',
  'It has just rung. Try again in {seconds} s.': 'Acaba de avisar. Inténtalo de nuevo en {seconds} s.',
  'There is no such announcement here.': 'Aquí no existe ese aviso.',
  'This announcement is not shown any more.': 'Este aviso ya no se muestra.',
  'This is the e-mail address of another person.': 'Es el correo electrónico de otra persona.',
  'This is the last Store_Admin of a location. Give another person the role first.':
    'Es el último Store_Admin de una tienda. Da antes la función a otra persona.',
  'This is the last Super_Admin. Give another person the role first.':
    'Es el último Super_Admin. Da antes la función a otra persona.',
  'This person has access already. Search the name.': 'Esta persona ya tiene acceso. Busca el nombre.',
  'This person works at other locations, too. A YK_Admin or Super_Admin can change that.':
    'Esta persona trabaja también en otras tiendas. Un YK_Admin o Super_Admin puede cambiarlo.',
  'You may not give this role.': 'No puedes dar esta función.',
  '{person} has changed {name} meanwhile, from {before} to {after}. Check it and save again.':
    '{person} ha cambiado a {name} mientras tanto, de {before} a {after}. Compruébalo y guarda de nuevo.',
  'A delivery of another location has this number.': 'Una entrega de otra tienda tiene este número.',
  'A request can be nudged once it is two minutes old.': 'Se puede recordar una solicitud a partir de los dos minutos.',
  'A Warehouse_Admin, YK_Admin or Super_Admin can discard this count.':
    'Un Warehouse_Admin, YK_Admin o Super_Admin puede descartar este recuento.',
  'Another change is under way. Nothing was changed: try again in a moment.':
    'Hay otro cambio en curso. No se cambió nada: inténtalo de nuevo en un momento.',
  'One call announces at most 5,000 pairs.': 'Una llamada anuncia 5000 pares como máximo.',
  'There are more barcodes than pairs.': 'Hay más códigos de barras que pares.',
  'This barcode is in the call twice.': 'Este código de barras está dos veces en la llamada.',
  'This is the barcode of a pair in stock.': 'Es el código de barras de un par en existencias.',
  'This number is in the call twice.': 'Este número está dos veces en la llamada.',
  'another location': 'otra tienda',
  'Another person': 'Otra persona',
  'Another person checked {name}, size {size} out. Ask an admin.':
    'Otra persona retiró {name}, talla {size}. Pregunta a un administrador.',
  'Another person has changed the delivery spots meanwhile. Check them and try again.':
    'Otra persona cambió los puntos de entrega mientras tanto. Revísalos e inténtalo de nuevo.',
  'Bin {bin} is empty.': 'La ubicación {bin} está vacía.',
  'Bin {bin} is on shelf {there}, not on shelf {shelf}.':
    'La ubicación {bin} está en el estante {there}, no en el {shelf}.',
  booked: 'reservada',
  cancelled: 'cancelada',
  'Check the order and try again.': 'Revisa el pedido e inténtalo de nuevo.',
  completed: 'terminada',
  'Enter the beginning of the SKU, without wildcards.': 'Escribe el comienzo del SKU, sin comodines.',
  holiday: 'día cerrado',
  'Name the bin on shelf {shelf}.': 'Indica la ubicación del estante {shelf}.',
  'no bin': 'ninguna ubicación',
  'No pair has the barcode {barcode}.': 'Ningún par tiene el código de barras {barcode}.',
  'No pair of this size is left. Choose another one.': 'No queda ningún par de esta talla. Elige otra.',
  'No pair of {name}, size {size} is left at {location}.':
    'No queda ningún par de {name}, talla {size}, en {location}.',
  'not visited': 'no visitada',
  ongoing: 'en curso',
  'Only 1 pair of {name}, size {size} is left at {location}.':
    'Solo queda 1 par de {name}, talla {size}, en {location}.',
  'Only {left} pairs of {name}, size {size} are left at {location}.':
    'Solo quedan {left} pares de {name}, talla {size}, en {location}.',
  'Order {order} has no open item for this pair. Check the number.':
    'El pedido {order} no tiene ningún artículo abierto para este par. Revisa el número.',
  'Order {order} has no such item.': 'El pedido {order} no tiene ese artículo.',
  'Order {order} is cancelled.': 'El pedido {order} está cancelado.',
  'Order {order} is not paid yet.': 'El pedido {order} aún no está pagado.',
  'Order {order} is sold.': 'El pedido {order} está vendido.',
  'Size {taken} was already taken instead of {name}, size {size}.':
    'Ya se tomó la talla {taken} en lugar de {name}, talla {size}.',
  'The customer has {name}, size {size}. Check it in when it is back.':
    'El cliente tiene {name}, talla {size}. Regístralo cuando vuelva.',
  'The database accepts no changes at the moment. Nothing was changed: try again in a moment.':
    'La base de datos no acepta cambios en este momento. No se cambió nada: inténtalo de nuevo en un momento.',
  'The end must be after the start.': 'El final debe ser posterior al comienzo.',
  'The filters may have {count} values in total.': 'Los filtros pueden tener {count} valores en total.',
  'The first day must not be after the last.': 'El primer día no puede ser posterior al último.',
  'The store cannot reach its database at the moment. Try again in a moment.':
    'El servidor no alcanza su base de datos en este momento. Inténtelo de nuevo en un momento.',
  'The store has too much to do at the moment. Nothing was changed: try again in a moment.':
    'El servidor está muy ocupado en este momento. No se cambió nada: inténtalo de nuevo en un momento.',
  'The warehouse has nothing to pick for this line.': 'El almacén no tiene nada que preparar para esta línea.',
  'There is no bin {bin} at {location}.': 'No hay ninguna ubicación {bin} en {location}.',
  'There is no location {location}.': 'No existe la tienda {location}.',
  'There is no open request for {name}, size {size}.': 'No hay ninguna solicitud abierta de {name}, talla {size}.',
  'There is no order {order} at this location.': 'No hay ningún pedido {order} en esta tienda.',
  'There is no order {order}.': 'No existe el pedido {order}.',
  'There is no request {request}.': 'No existe la solicitud {request}.',
  'There is no aisle {aisle} at this location.': 'No existe el pasillo {aisle} en esta tienda.',
  'There are {count} differences. Hand the count in: another person counts this bin again.':
    'Hay {count} diferencias. Entrega el recuento: otra persona vuelve a contar esta ubicación.',
  'You counted this bin first. Another person counts it again.':
    'Contaste esta ubicación primero. Otra persona la vuelve a contar.',
  'This bin is counted again. Start its count first.':
    'Esta ubicación se vuelve a contar. Primero empieza su recuento.',
  'Too many differences: another person counts this bin again before the count is applied.':
    'Demasiadas diferencias: otra persona vuelve a contar esta ubicación antes de aplicar el recuento.',
  'Hand the count in first: then you see what it found.': 'Primero entrega el recuento: después ves lo que encontró.',
  'Choose one day, or weekdays.': 'Elige un día o días de la semana.',
  'There is no such plan at this location.': 'No existe ese plan en esta tienda.',
  'This person does not count at this location.': 'Esta persona no cuenta en esta tienda.',
  'There is no such count at this location.': 'No existe ese recuento en esta tienda.',
  'A PIN has six digits.': 'Un PIN tiene seis dígitos.',
  'A PIN is for a tablet of the shop where you work. Sign in fully on one.':
    'Un PIN es para una tableta de la tienda en la que trabajas. Inicia sesión completa en una.',
  'A run of digits is easy to guess. Choose another PIN.':
    'Una serie de dígitos se adivina fácilmente. Elige otro PIN.',
  'Six equal digits are easy to guess. Choose another PIN.':
    'Seis dígitos iguales se adivinan fácilmente. Elige otro PIN.',
  'There is no PIN for this device, or it is older than 7 days. Sign in fully.':
    'No hay ningún PIN para este dispositivo o tiene más de 7 días. Inicia sesión completa.',
  'This badge is not known on this device.': 'Esta credencial no se conoce en este dispositivo.',
  'This person does not sign in on this device.': 'Esta persona no inicia sesión en este dispositivo.',
  'This person does not work here.': 'Esta persona no trabaja aquí.',
  'This person no longer signs in on this device.': 'Esta persona ya no inicia sesión en este dispositivo.',
  'Too many wrong PINs. Sign in fully.': 'Demasiados PIN incorrectos. Inicia sesión completa.',
  'Wrong PIN. Tries left: {left}.': 'PIN incorrecto. Intentos restantes: {left}.',
  'Your PIN is not enough for this. Sign in fully.': 'Tu PIN no basta para esto. Inicia sesión completa.',
  'Your sign-in is older than 10 minutes. Sign in fully.':
    'Iniciaste sesión hace más de 10 minutos. Inicia sesión completa.',
  '{person} has signed in on this tablet at the same time. Switch person to work under your name.':
    '{person} ha iniciado sesión en esta tableta al mismo tiempo. Cambia de persona para trabajar con tu nombre.',
  'There is no such device.': 'No existe ese dispositivo.',
  'Another admin has changed the opening hours. Look at them again before you save.':
    'Otra persona ha cambiado el horario. Vuelve a mirarlo antes de guardar.',
  'This day closes before it opens.': 'Este día cierra antes de abrir.',
  'This day is shorter than a slot.': 'Este día es más corto que una cita.',
  'There is no such printer.': 'No existe esa impresora.',
  'There is no such print job.': 'No existe ese trabajo de impresión.',
  'This location has no bin {id}.': 'Esta tienda no tiene la ubicación {id}.',
  'This location has no pair with the barcode {id}.': 'Esta tienda no tiene ningún par con el código {id}.',
  'This location has no carton {id}.': 'Esta tienda no tiene la caja {id}.',
  'This is no IP address. One is 10.1.2.3, for example.': 'Esto no es una dirección IP. Un ejemplo es 10.1.2.3.',
  'The settings of this store allow no printers. The operator names their addresses in PRINTER_RANGES.':
    'La configuración de este comercio no permite impresoras. Quien lo opera indica sus direcciones en PRINTER_RANGES.',
  'The settings of this store allow no printer at {address}, only in {ranges}.':
    'La configuración de este comercio no permite una impresora en {address}, solo en {ranges}.',
  'Another printer of this location has this name.': 'Otra impresora de esta tienda tiene este nombre.',
  'This location has 20 printers. Remove one first.': 'Esta tienda tiene 20 impresoras. Quita una antes.',
  'Another admin has changed this printer. Look at it again before you save.':
    'Otra persona ha cambiado esta impresora. Vuelve a mirarla antes de guardar.',
  'This print job does not wait any more.': 'Este trabajo de impresión ya no está en espera.',
  'This print job still waits.': 'Este trabajo de impresión sigue en espera.',
  'There is no such line at this location.': 'No existe esa línea en esta tienda.',
  'There is no such pair at this location.': 'No existe ese par en esta tienda.',
  'These requests have no open lines. Refresh the list.':
    'Estas solicitudes no tienen líneas abiertas. Actualiza la lista.',
  'This booking does not lie in the closed time.': 'Esta reserva no está en el horario cerrado.',
  'This booking has not started yet.': 'Esta reserva aún no ha empezado.',
  'This booking is on a holiday and cannot become {to}.': 'Esta reserva cae en un día cerrado y no puede pasar a {to}.',
  'This booking is over.': 'Esta reserva ya terminó.',
  'This booking is {from} and cannot become {to}.': 'Esta reserva está en {from} y no puede pasar a {to}.',
  'This count was applied. Start a new one.': 'Este recuento se aplicó. Empieza uno nuevo.',
  'This count was discarded. Start a new one.': 'Este recuento se descartó. Empieza uno nuevo.',
  'This day is over.': 'Este día ya pasó.',
  'This is no other size of {name}, size {size}.': 'No es otra talla de {name}, talla {size}.',
  'This location has no delivery spot {spot}.': 'Esta tienda no tiene el punto de entrega {spot}.',
  'This pair belongs to order {order}.': 'Este par pertenece al pedido {order}.',
  'This pair belongs to {location}.': 'Este par pertenece a {location}.',
  'This pair is already checked in.': 'Este par ya está registrado de vuelta.',
  'This pair is checked out for {holder}.': 'Este par está retirado para {holder}.',
  'This pair is on hold. Scan another one.': 'Este par está apartado. Escanea otro.',
  'This pair is reserved for order {order}. Scan another one.':
    'Este par está reservado para el pedido {order}. Escanea otro.',
  'This pair is reserved for request {request} and is not checked out.':
    'Este par está reservado para la solicitud {request} y no está retirado.',
  'This pair is reserved for request {request}. Scan another one.':
    'Este par está reservado para la solicitud {request}. Escanea otro.',
  'This pair is reserved for {holder}. Choose another one.': 'Este par está reservado para {holder}. Elige otro.',
  'This pair is reserved for {holder}. Take another one.': 'Este par está reservado para {holder}. Toma otro.',
  'This pair is sold.': 'Este par está vendido.',
  'This person is no associate of the location.': 'Esta persona no es vendedor de la tienda.',
  'This request no longer exists.': 'Esta solicitud ya no existe.',
  'A transfer can be nudged once it is two minutes old.': 'Se puede recordar un traslado a partir de los dos minutos.',
  'This transfer was nudged within the last minute.': 'Ya se recordó este traslado en el último minuto.',
  'This request was nudged within the last minute.': 'Ya se recordó esta solicitud en el último minuto.',
  'The clock of this device was set back after this scan. Check the pair and scan it again.':
    'El reloj de este dispositivo se atrasó después de este escaneo. Revisa el par y escanéalo de nuevo.',
  'This scan is older than 20 hours. Check the pair and scan it again.':
    'Este escaneo tiene más de 20 horas. Revisa el par y escanéalo de nuevo.',
  'This time has been taken.': 'Esta hora ya está ocupada.',
  'This time has been taken. Move the booking instead.': 'Esta hora ya está ocupada. Mueve la reserva.',
  'This time has passed.': 'Esta hora ya pasó.',
  'This took too long and was cancelled. Nothing was changed: try again in a moment.':
    'Tardó demasiado y se canceló. No se cambió nada: inténtalo de nuevo en un momento.',
  upcoming: 'próxima',
  visited: 'visitada',
  'Wrong colourway: scanned {scanned}, requested {requested}':
    'Color equivocado: escaneado {scanned}, solicitado {requested}',
  'Wrong product: scanned {scanned}, requested {requested}':
    'Producto equivocado: escaneado {scanned}, solicitado {requested}',
  'Wrong size: scanned {scanned}, requested {requested}':
    'Talla equivocada: escaneada {scanned}, solicitada {requested}',
  'You can keep {count} saved searches. Remove one first.': 'Puedes guardar {count} búsquedas. Elimina una primero.',
  '{name}, size {size} is not checked in any more.': '{name}, talla {size} ya no está devuelto.',
  'Another person checked {name}, size {size} in. Ask an admin.':
    'Otra persona ha devuelto {name}, talla {size}. Pregunte a un administrador.',
  '{name}, size {size} has been reserved or set aside since. Check it out again.':
    '{name}, talla {size} se ha reservado o apartado desde entonces. Retírelo de nuevo.',
  'There is no such note at this location.': 'No existe esa nota en esta tienda.',
  '{person} closed the day at {time}. Read that note first.':
    '{person} ha cerrado el día a las {time}. Lea primero esa nota.',
  '{count} minutes are over. Check {name}, size {size} out instead.':
    'Han pasado {count} minutos. Retire {name}, talla {size} en su lugar.',
  '{count} minutes are over. Check {name}, size {size} in instead.':
    'Han pasado {count} minutos. Registra de vuelta {name}, talla {size}.',
  '{day} is not a day. Write it as 2026-11-22.': '{day} no es un día. Escríbelo como 2026-11-22.',
  '{holder} picks these requests. Ask for them to be handed back.':
    '{holder} prepara estas solicitudes. Pide que las devuelva.',
  '{holder} picks {name}, size {size}. Ask for it to be handed back, or take another line.':
    '{holder} prepara {name}, talla {size}. Pide que lo devuelva o toma otra línea.',
  '{location} has no booking {booking}.': '{location} no tiene la reserva {booking}.',
  '{location} has no slot that starts at this time.': '{location} no tiene ningún turno que empiece a esta hora.',
  '{location} is closed at this time.': '{location} está cerrada a esta hora.',
  '{name} is in the list twice.': '{name} está dos veces en la lista.',
  '{name}, size {size} belongs to another associate.': '{name}, talla {size}, pertenece a otro vendedor.',
  '{name}, size {size} does not need another size.': '{name}, talla {size}, no necesita otra talla.',
  '{name}, size {size} has not been requested yet.': '{name}, talla {size}, aún no se ha solicitado.',
  '{name}, size {size} is already checked out for request {request}.':
    '{name}, talla {size}, ya se retiró para la solicitud {request}.',
  '{name}, size {size} is already checked out.': '{name}, talla {size}, ya está retirado.',
  '{name}, size {size} is already part of request {request}.':
    '{name}, talla {size}, ya forma parte de la solicitud {request}.',
  '{name}, size {size} is checked out with another pair: {barcode}.':
    '{name}, talla {size}, se retiró con otro par: {barcode}.',
  '{name}, size {size} is checked out. Check it in first.':
    '{name}, talla {size}, está retirado. Regístralo de vuelta primero.',
  '{name}, size {size} is not available.': '{name}, talla {size}, no está disponible.',
  '{name}, size {size} is not checked out yet.': '{name}, talla {size}, aún no está retirado.',
  '{name}, size {size} is sold.': '{name}, talla {size}, está vendido.',
  '{name}, size {size} is sold. Ask an admin.': '{name}, talla {size}, está vendido. Pregunta a un administrador.',
  '{name}, size {size} was requested a moment ago. Apply the count again.':
    '{name}, talla {size}, se acaba de pedir. Aplica el recuento de nuevo.',
  '{name}, size {size} left the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.':
    '{name}, talla {size}, salió de la ubicación después del último escaneo ({person}, {time}). Escanea de nuevo un par de la ubicación o descarta el recuento.',
  '{name}, size {size} was cancelled.': '{name}, talla {size}, se canceló.',
  '{name}, size {size} was checked out and returned.': '{name}, talla {size}, se retiró y volvió.',
  '{name}, size {size} was put into the bin after the last scan ({person}, {time}). Scan a pair of the bin again, or discard the count.':
    '{name}, talla {size}, se puso en la ubicación después del último escaneo ({person}, {time}). Escanea de nuevo un par de la ubicación o descarta el recuento.',
  '{person} already checked this pair out for request {request}.':
    '{person} ya retiró este par para la solicitud {request}.',
  '{person} changed {name}, size {size} at {time}, after this scan: {act}. Check the pair, then try again or drop it.':
    '{person} cambió {name}, talla {size}, a las {time}, después de este escaneo: {act}. Revisa el par y luego inténtalo de nuevo o descártalo.',
  '{person} changed {name}, size {size} at {time}, after this scan. Check the pair, then try again or drop it.':
    '{person} cambió {name}, talla {size}, a las {time}, después de este escaneo. Revisa el par y luego inténtalo de nuevo o descártalo.',
  '{person} has changed this booking to {status}.': '{person} cambió esta reserva a {status}.',
  '{person} has moved this booking.': '{person} movió esta reserva.',
  '{person} moved this pair to {bin} in the meantime. Check it and try again.':
    '{person} movió este par a {bin} mientras tanto. Revísalo e inténtalo de nuevo.',
  '{size} has no size system. Write it as EU 44.': '{size} no tiene sistema de tallas. Escríbelo como EU 44.',
  'A pair of order {order} was just replaced. Check the order and try again.':
    'Se acaba de sustituir un par del pedido {order}. Comprueba el pedido e inténtalo de nuevo.',
  'Order {order} cannot be sold: 1 pair of it has no barcode yet.':
    'El pedido {order} no se puede vender: un par aún no tiene código de barras.',
  'Order {order} cannot be sold: {count} pairs of it have no barcode yet.':
    'El pedido {order} no se puede vender: {count} pares aún no tienen código de barras.',
  'There is no such announced pair at this location.': 'No hay ningún par anunciado así en esta tienda.',
  'This pair is checked out for {holder}. Choose another pair in its place.':
    'Este par está retirado para {holder}. Elige otro par en su lugar.',
  'This pair is checked out for {holder}. It can be put on hold once it is free.':
    'Este par está retirado para {holder}. Podrás apartarlo cuando quede libre.',
  'This pair is reserved for {holder}. Choose another pair in its place.':
    'Este par está reservado para {holder}. Elige otro par en su lugar.',
  'This pair is reserved for {holder}. It can be put on hold once it is free.':
    'Este par está reservado para {holder}. Podrás apartarlo cuando quede libre.',
  '{person} accepted this pair before.': '{person} ya aceptó este par.',
  '{person} declined this pair before.': '{person} ya rechazó este par.',
  'Nothing of this text is visible.': 'No se ve nada de este texto.',
  'One letter has too many marks. Delete them.': 'Una letra tiene demasiados signos. Bórralos.',
  'The text is too long. Use at most {count} characters.':
    'El texto es demasiado largo. Usa como máximo {count} caracteres.',
  'There is an invisible character in the text: {character}. Delete it.':
    'Hay un carácter invisible en el texto: {character}. Bórralo.',
  'Write it on one line.': 'Escríbelo en una sola línea.',
  'Your other export is not finished. This one has not started: try again when it is.':
    'Tu otra exportación no ha terminado. Esta no ha empezado: inténtalo cuando termine.',
  '{person} holds this pair for {customer} until {time}. Take another one.':
    '{person} guarda este par para {customer} hasta {time}. Toma otro.',
  'A pair is held for at most {count} days.': 'Un par se guarda como máximo {count} días.',
  '{person} handed this pair over at {time}.': '{person} entregó este par: {time}.',
  '{person} let this pair go at {time}.': '{person} liberó este par: {time}.',
  'The hold of this pair ended at {time}.': 'El plazo de este par terminó: {time}.',
  '{person} holds this pair.': '{person} guarda este par.',
  'There is no such hold at this location.': 'No existe en esta tienda.',
  '{person} closed this delivery at {time}.': '{person} cerró esta entrega a las {time}.',
  '{person} counted this pair at {time}, in carton {carton}.':
    '{person} contó este par a las {time}, en la caja {carton}.',
  'This pair was counted in delivery {delivery}.': 'Este par se contó en la entrega {delivery}.',
  '{name}, size {size} ({barcode}) belongs to {location}. Put it aside.':
    '{name}, talla {size} ({barcode}), es de {location}. Apártalo.',
  '{name}, size {size} ({barcode}) is sold. Put it aside: it may be a return.':
    '{name}, talla {size} ({barcode}), está vendido. Apártalo: puede ser una devolución.',
  '{name}, size {size} ({barcode}) belongs to a consignee. Put it aside.':
    '{name}, talla {size} ({barcode}), es de un consignador. Apártalo.',
  '{name}, size {size} ({barcode}) is in stock already. Check its label.':
    '{name}, talla {size} ({barcode}), ya está en existencias. Comprueba su etiqueta.',
  '{barcode} is not on delivery {delivery}. Choose the size of the pair.':
    '{barcode} no está en la entrega {delivery}. Elige la talla del par.',
  'Delivery {delivery} has no carton {carton}. Scan the label of the carton again.':
    'La entrega {delivery} no tiene la caja {carton}. Escanea otra vez la etiqueta de la caja.',
  'No pair of these is left to count in carton {carton}.':
    'No queda ninguno de estos pares por contar en la caja {carton}.',
  'Pairs that are not counted: {count}. Scan them, or say that they are not in the carton.':
    'Pares sin contar: {count}. Escanéalos o indica que no están en la caja.',
  'There is no such delivery at this location.': 'No hay ninguna entrega así en esta tienda.',
  'Scan a barcode, or choose the size of a pair without one.':
    'Escanea un código de barras o elige la talla de un par que no lo tenga.',
  'There is no such size. Choose another one.': 'No existe esa talla. Elige otra.',
  'This pair is not in the delivery any more.': 'Este par ya no está en la entrega.',
  'This pair is not counted. Scan it again.': 'Este par no está contado. Escanéalo de nuevo.',
  'This delivery has changed. Look at the differences again, then close it.':
    'Esta entrega ha cambiado. Revisa las diferencias otra vez y ciérrala.',
  '{person} closed the delivery of {sender} with differences: {short} short, {over} over, {damaged} damaged':
    '{person} cerró la entrega de {sender} con diferencias: faltan {short}, sobran {over}, dañados {damaged}',
  'Choose another location of the store.': 'Elige otra tienda de la cadena.',
  'A pair is held for a first name, until a time.': 'Un par se guarda para un nombre, hasta una hora.',
  'There is no such transfer at this location.': 'No existe ese traslado en esta tienda.',
  '{person} asked for this pair at {time}. It is not accepted yet.':
    '{person} pidió este par a las {time}. Aún no se ha aceptado.',
  '{person} accepted this transfer at {time}.': '{person} aceptó este traslado a las {time}.',
  '{person} packed this pair at {time}.': '{person} empaquetó este par a las {time}.',
  '{person} closed the carton at {time}. It has not left yet.':
    '{person} cerró el cartón a las {time}. Aún no ha salido.',
  '{person} sent this pair at {time}.': '{person} envió este par a las {time}.',
  '{person} received this pair at {time}.': '{person} recibió este par a las {time}.',
  '{person} refused this transfer at {time}.': '{person} rechazó este traslado a las {time}.',
  '{person} cancelled this transfer at {time}.': '{person} canceló este traslado a las {time}.',
  '{person} reported this pair missing at {time}.': '{person} informó a las {time} de que falta este par.',
  '{person} asked for this pair.': '{person} pidió este par.',
  'No pair of {name}, size {size} is left here. Refuse the transfer.':
    'No queda aquí ningún par de {name}, talla {size}. Rechaza el traslado.',
  'No location asks for {name}, size {size}. Put the pair back.':
    'Ninguna tienda pide {name}, talla {size}. Devuelve el par a su sitio.',
  'This pair is in transit to {location}, in carton {carton}.':
    'Este par va en camino a {location}, en el cartón {carton}.',
  'This pair is in carton {carton} to {location}.': 'Este par está en el cartón {carton} para {location}.',
  'This pair is reserved for {location}. Take another one.': 'Este par está reservado para {location}. Toma otro.',
  'No carton {carton} leaves this location. Check the label.':
    'Ningún cartón {carton} sale de esta tienda. Revisa la etiqueta.',
  'No carton {carton} comes to this location. Check the label.':
    'Ningún cartón {carton} viene a esta tienda. Revisa la etiqueta.',
  'This carton is open. Close it first: scan its label.':
    'Este cartón está abierto. Ciérralo primero: escanea su etiqueta.',
  'This pair is not on its way here. It belongs to {location}.': 'Este par no viene hacia aquí. Es de {location}.',
  'No pair of this carton is in transit any more.': 'Ya no hay ningún par de este cartón en camino.',
  '{person} took this pair back at {time}.': '{person} recibió de vuelta este par a las {time}.',
  'This pair was not sold with order {order}. Scan it again.':
    'Este par no se vendió con el pedido {order}. Escanéalo de nuevo.',
  'This pair is sold with order {order}. Scan it again.':
    'Este par está vendido con el pedido {order}. Escanéalo de nuevo.',
  'No order and no pair has the number {number}.': 'Ningún pedido ni par tiene el número {number}.',
  'Order {order} is not sold.': 'El pedido {order} no está vendido.',
  'This pair is not sold.': 'Este par no está vendido.',
  'Order {order} was sold on another day. Ask an admin to undo the sale.':
    'El pedido {order} se vendió otro día. Pide a un administrador que anule la venta.',
  '{person} sold order {order}. Ask an admin to undo the sale.':
    '{person} vendió el pedido {order}. Pide a un administrador que anule la venta.',
  'Choose a begin and another end of the quiet time, or neither.':
    'Elige un inicio y otro final para el tiempo tranquilo, o ninguno.',
  'The last test is only seconds ago. Wait for it.': 'La última prueba fue hace unos segundos. Espérala.',
  'This is no address of a known push service.': 'No es la dirección de un servicio push conocido.',
  'This is no public key of a browser.': 'No es la clave pública de un navegador.',
  'You are called on {count} devices. Remove one of them first.':
    'Ya te llaman en {count} dispositivos. Quita antes uno de ellos.',
  'You are not called on this device any more.': 'Ya no te llaman en este dispositivo.',
  'This line asks for {name}, size {size}. Ask for that size.': 'Esta línea pide {name}, talla {size}. Pide esa talla.',
} satisfies SpanishTexts & Record<BookingState, string>;
