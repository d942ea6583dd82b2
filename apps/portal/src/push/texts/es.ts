import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of calls on locked devices, in Spanish. */
export const push = {
  'A request shows on the locked screen and rings, also when the portal is closed.':
    'Una solicitud aparece en la pantalla bloqueada y suena, también con el portal cerrado.',
  'Allow calls': 'Permitir llamadas',
  'Allow calls in three steps': 'Permitir llamadas en tres pasos',
  'Ask or answer of another store': 'Petición o respuesta de otra tienda',
  'Call me for': 'Llamarme para',
  Calls: 'Llamadas',
  'Check again': 'Comprobar otra vez',
  'Delivery closed with differences': 'Entrega cerrada con diferencias',
  'Do not call on {name}': 'No llamar en {name}',
  'Hold ends in 10 min': 'La reserva termina en 10 min',
  'Never a customer’s name. A locked tablet says only how many. It stops when you log out.':
    'Nunca el nombre de un cliente. Una tableta bloqueada solo dice cuántas. Termina al cerrar sesión.',
  'New request from a kiosk': 'Nueva solicitud de un kiosco',
  'New request to the warehouse': 'Nueva solicitud al almacén',
  'Nothing rings at night. The bell still fills.': 'Nada suena de noche. La campana se llena igual.',
  'Nudge, or a request waits too long': 'Aviso, o una solicitud espera demasiado',
  'Only the app on the Home Screen is called: press Share, then "Add to Home Screen", and open it there.':
    'Solo se llama a la app de la pantalla de inicio: pulsa Compartir, luego «Añadir a pantalla de inicio», y ábrela allí.',
  'Open Permissions, Notifications.': 'Abre Permisos, Notificaciones.',
  'Pair checked out to you': 'Par retirado para ti',
  'Pair not available': 'Par no disponible',
  'Quiet from': 'Silencio desde',
  'Quiet hours': 'Horas de silencio',
  'Quiet until': 'Silencio hasta',
  'Save the quiet hours': 'Guardar las horas de silencio',
  'Send a test': 'Enviar una prueba',
  'Stop calls': 'Dejar de llamar',
  'Stop calls on {name}?': '¿Dejar de llamar en {name}?',
  'Switch it to Allow.': 'Cámbialo a Permitir.',
  'Tap the sign before the address.': 'Toca el símbolo delante de la dirección.',
  'The browser asks you next. Choose Allow.': 'El navegador te pregunta ahora. Elige Permitir.',
  'The push service of this browser cannot be reached. Try again later.':
    'No se puede llegar al servicio push de este navegador. Inténtalo más tarde.',
  'The test is on its way.': 'La prueba va en camino.',
  'This browser blocks calls. Somebody chose Block on this device. Only the browser can undo it.':
    'Este navegador bloquea las llamadas. Alguien eligió Bloquear en este dispositivo. Solo el navegador puede deshacerlo.',
  'This browser cannot be called. The bell works as before.':
    'A este navegador no se le puede llamar. La campana funciona como antes.',
  'While the portal is open, the bell and the sounds work as before.':
    'Con el portal abierto, la campana y los sonidos funcionan como antes.',
  'You are called on this device.': 'Se te llama en este dispositivo.',
  'You can allow calls again on that device.': 'Puedes permitir las llamadas otra vez en ese dispositivo.',
  'Your devices': 'Tus dispositivos',
  '{name}, this device': '{name}, este dispositivo',
} satisfies SpanishTexts;
