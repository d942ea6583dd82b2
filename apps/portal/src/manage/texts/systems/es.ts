import type { SpanishTexts } from '../../../shared/texts/forms.ts';

/** The texts of API keys, webhooks and the shop system, in Spanish. */
export const systems = {
  Systems: 'Sistemas',
  'API keys': 'Claves de API',
  Webhooks: 'Webhooks',
  'New API key': 'Nueva clave de API',
  'New endpoint': 'Nuevo destino',
  'There is no such key.': 'Esa clave no existe.',
  Id: 'Id',
  Made: 'Creada',
  Expires: 'Caduca',
  Revoked: 'Revocada',
  'Last use': 'Último uso',
  Never: 'Nunca',
  Operations: 'Operaciones',
  'It gets data of other locations, too. A YK_Admin or Super_Admin can change that.':
    'También recibe datos de otras tiendas. Un YK_Admin o Super_Admin puede cambiarlo.',
  Revoke: 'Revocar',
  'Revoke the key of {name}?': '¿Revocar la clave de {name}?',
  'Its next call is refused. It cannot be given back: the tool needs a new key.':
    'Su próxima llamada se rechaza. No se puede devolver: la herramienta necesita otra clave.',
  'No API keys': 'No hay claves de API',
  'With a key another tool reads figures and stock, and sends orders.':
    'Con una clave, otra herramienta lee cifras y existencias, y envía pedidos.',
  Tool: 'Herramienta',
  '30 days': '30 días',
  '90 days': '90 días',
  'A year': 'Un año',
  'Two years': 'Dos años',
  'The key of {id}': 'La clave de {id}',
  'The tool sends it in the header X-API-Key.': 'La herramienta la envía en la cabecera X-API-Key.',
  'Make the key': 'Crear la clave',
  'Lower-case letters, digits and dashes. The log names it, so it is used once.':
    'Minúsculas, cifras y guiones. El registro lo nombra, así que se usa una sola vez.',
  'The tool sees what this role sees': 'La herramienta ve lo que ve esta función',
  'All operations': 'Todas las operaciones',
  'Expires after': 'Caduca después de',
  'The secret of {id}': 'El secreto de {id}',
  'With it the tool checks that an event comes from this store.':
    'Con él la herramienta comprueba que un evento viene de esta tienda.',
  'Add the endpoint': 'Añadir el destino',
  Address: 'Dirección',
  'The https address that gets the events.': 'La dirección https que recibe los eventos.',
  'Lower-case letters, digits and dashes.': 'Minúsculas, cifras y guiones.',
  Events: 'Eventos',
  'Without a choice it gets all events, also new ones.': 'Sin elección recibe todos los eventos, también los nuevos.',
  'There is no such endpoint.': 'Ese destino no existe.',
  'It gets nothing. What waits stays, and new events are not kept for it.':
    'No recibe nada. Lo que espera se queda, y los eventos nuevos no se guardan.',
  'Every delivery has failed since then. After a day the store pauses it.':
    'Desde entonces han fallado todos los envíos. Después de un día el sistema lo pausa.',
  'All events': 'Todos los eventos',
  'Paused since': 'En pausa desde',
  'Failing since': 'Falla desde',
  'Next attempt': 'Próximo intento',
  'Go on': 'Continuar',
  Pause: 'Pausar',
  'Pause {id}?': '¿Pausar {id}?',
  'What waits stays. Events from now on are not kept for it, until it goes on.':
    'Lo que espera se queda. Los eventos desde ahora no se guardan hasta que continúe.',
  '{count} waiting event is not sent. Its log is deleted.|{count} waiting events are not sent. Its log is deleted.':
    '{count} evento en espera no se envía. Su registro se borra.|{count} eventos en espera no se envían. Su registro se borra.',
  Endpoints: 'Destinos',
  'No endpoints': 'No hay destinos',
  'An endpoint is the address of another tool, to which the store sends events.':
    'Un destino es la dirección de otra herramienta, a la que el sistema envía eventos.',
  Endpoint: 'Destino',
  'Paused events': 'Eventos en pausa',
  'The store pauses events that the tool refuses for a day.':
    'El sistema pausa los eventos que la herramienta rechaza durante un día.',
  'Pause events by type': 'Pausar eventos por tipo',
  'These events are not kept from now on. Those that wait are not sent; the log has them for a week.':
    'Estos eventos no se guardan desde ahora. Los que esperan no se envían; el registro los conserva una semana.',
  'Last deliveries': 'Últimos envíos',
  'All deliveries': 'Todos los envíos',
  'Nothing was sent, and nothing waits.': 'No se ha enviado nada, y nada espera.',
  '{count} attempt, answer {outcome}|{count} attempts, answer {outcome}':
    '{count} intento, respuesta {outcome}|{count} intentos, respuesta {outcome}',
  'again {time}': 'otra vez {time}',
  'Send {type} of {object} again': 'Enviar otra vez {type} de {object}',
  'Send now': 'Enviar ahora',
  'Send again': 'Enviar otra vez',
  'I have stored it': 'Ya lo he guardado',
  'This is shown only now. Copy it, and keep it in a store of secrets.':
    'Solo se muestra ahora. Cópialo y guárdalo en un almacén de secretos.',
  'Without a choice it gets the data of all, also of later ones.':
    'Sin elección recibe los datos de todas, también de las futuras.',
  Difference: 'Diferencia',
  'No shop system is connected': 'No hay ningún sistema de tienda conectado',
  'Your IT connects a Shopify shop by the settings of the store. Then products, stock and paid orders come in.':
    'Tu equipo de TI conecta una tienda Shopify en la configuración. Entonces llegan productos, existencias y pedidos pagados.',
  'The whole shop is compared': 'Se compara toda la tienda',
  'Compare now': 'Comparar ahora',
  'The settings name this shop, and nothing came in yet. Your IT makes the first load: pnpm store:shopify --load --apply':
    'La configuración nombra esta tienda, y aún no ha llegado nada. Tu equipo de TI hace la primera carga: pnpm store:shopify --load --apply',
  'The app was removed from the shop: nothing comes in any more. What the store has stays. Your IT installs it again.':
    'La aplicación se quitó de la tienda: ya no llega nada. Lo que hay se queda. Tu equipo de TI la instala otra vez.',
  'The last comparison failed: {reason}': 'La última comparación falló: {reason}',
  'First load': 'Primera carga',
  'Last comparison': 'Última comparación',
  'Tried again': 'Se intenta otra vez',
  'Changed by the last comparison': 'Cambios de la última comparación',
  'Reports of the shop that wait': 'Avisos de la tienda en espera',
  'Everything could come in': 'Todo ha podido entrar',
  'What the store cannot take over from the shop is listed here with its reason.':
    'Aquí aparece con su motivo lo que no se puede traer de la tienda.',
  Record: 'Registro',
  'Both have the same numbers': 'Ambos tienen las mismas cantidades',
  'In the shop': 'En el sistema',
  Here: 'Aquí',
  'Read from the shop': 'Leído del sistema',
  'Nothing is changed by itself. Count the bins to find out which number is right.':
    'Nada cambia por sí solo. Cuenta las ubicaciones para saber qué cantidad es la correcta.',
  'This location has no pair of this size.': 'Esta tienda no tiene ningún par de esta talla.',
  'Without a label': 'Sin etiqueta',
  'The first {count} of {total} sizes.': 'Las primeras {count} de {total} tallas.',
  'Sizes of which the shop has another number of pairs than this location are listed here.':
    'Aquí aparecen las tallas de las que el sistema tiene otra cantidad de pares que esta tienda.',
  'The key of {name} is revoked': 'La clave de {name} está revocada',
  '{id} is paused': '{id} está en pausa',
  '{id} goes on': '{id} continúa',
  '{id} is removed': '{id} se ha quitado',
  'The event is sent again': 'El evento se envía otra vez',
  'The comparison begins in a moment': 'La comparación empieza en un momento',
  Works: 'Funciona',
  Failing: 'Falla',
  'Partly paused': 'En pausa en parte',
  Waits: 'En espera',
  'Not sent': 'No enviado',
  'Not connected': 'Sin conexión',
  'Not loaded yet': 'Aún sin cargar',
  Connected: 'Conectado',
  'App removed': 'Aplicación quitada',
  'paused events': 'eventos en pausa',
  'This endpoint has changed meanwhile. Look at it again before you save.':
    'Este destino ha cambiado mientras tanto. Míralo otra vez antes de guardar.',
  'This does not exist any more.': 'Ya no existe.',
  'There is or was an API key with the id {id}. Choose another id.':
    'Existe o existió una clave de API con el id {id}. Elige otro id.',
  'This API key was used already, so it is not shown again.':
    'Esta clave de API ya se ha usado, así que no se muestra otra vez.',
  'Choose at least one operation.': 'Elige al menos una operación.',
  'No key can call {operation}. Keys can call: {known}.':
    'Ninguna clave puede llamar a {operation}. Las claves pueden llamar a: {known}.',
  'The role {role} may not call {operation}. These may: {roles}.':
    'La función {role} no puede llamar a {operation}. Pueden: {roles}.',
  'There is no API key {id} that could be revoked.': 'No hay ninguna clave de API {id} que se pueda revocar.',
  'The store is not connected with a shop.': 'El sistema no está conectado con ninguna tienda.',
  'There is an endpoint with the id {id} already. Choose another id.':
    'Ya existe un destino con el id {id}. Elige otro id.',
  '{url} is not an https address.': '{url} no es una dirección https.',
  'The address must not contain a user name or password.': 'La dirección no puede contener usuario ni contraseña.',
  'The settings of the store permit no address in a private network.':
    'La configuración no permite direcciones de una red privada.',
  'There is no location {id}. There are: {known}.': 'No existe la tienda {id}. Existen: {known}.',
  'There is no event {type}. There are: {permitted}.': 'No existe el evento {type}. Existen: {permitted}.',
  'There is no endpoint {id}.': 'No existe el destino {id}.',
  'The log does not keep this delivery any more.': 'El registro ya no conserva este envío.',
  'The endpoint is paused. Let it go on first.': 'El destino está en pausa. Haz que continúe primero.',
  '{type} is paused. Let it go on first.': '{type} está en pausa. Haz que continúe primero.',
} as const satisfies SpanishTexts;
