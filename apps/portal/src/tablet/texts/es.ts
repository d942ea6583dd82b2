import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of a tablet that several people share, in Spanish. */
export const tablet = {
  'Choose a PIN': 'Elegir un PIN',
  'Enrol this tablet': 'Registrar esta tableta',
  'Five wrong tries. After a full sign-in your PIN and your badge work here again.':
    'Cinco intentos fallidos. Tras un inicio de sesión completo, tu PIN y tu tarjeta vuelven a funcionar aquí.',
  'Full sign-in': 'Inicio completo',
  'It replaces the press on your face.': 'Sustituye la pulsación en tu cara.',
  'It stays on this tablet until you are back.': 'Se queda en esta tableta hasta que vuelvas.',
  'Its PINs end, and its next call is refused. Work that is not sent stays on it.':
    'Sus PIN terminan y se rechaza su próxima llamada. El trabajo sin enviar se queda en ella.',
  'Lock {name}': 'Bloquear {name}',
  'Minutes without use until it locks': 'Minutos sin uso hasta que se bloquea',
  'Name of this tablet': 'Nombre de esta tableta',
  'New PIN': 'PIN nuevo',
  'New PIN again': 'PIN nuevo otra vez',
  'No tablets yet.': 'Aún no hay tabletas.',
  'Not {name}?': '¿No eres {name}?',
  'Or scan your badge': 'O escanea tu tarjeta',
  'PIN locked': 'PIN bloqueado',
  'PIN of {name}': 'PIN de {name}',
  'Several people can share this tablet: each changes to their own name by a PIN. It locks without use.':
    'Varias personas pueden compartir esta tableta: cada una cambia a su nombre con un PIN. Sin uso se bloquea.',
  'Several people of this location share these tablets.': 'Varias personas de esta tienda comparten estas tabletas.',
  'Sign in fully, then choose a PIN on the profile page.':
    'Inicia sesión completa y luego elige un PIN en la página de perfil.',
  'Sign in fully?': '¿Iniciar sesión completa?',
  'Six digits: not all equal, and no run.': 'Seis dígitos: no todos iguales ni seguidos.',
  'Switch person': 'Cambiar de persona',
  Tablets: 'Tabletas',
  'The two PINs differ. Choose again.': 'Los dos PIN no coinciden. Elige de nuevo.',
  'This browser cannot keep the key of a shared tablet. Use a current browser, and no private window.':
    'Este navegador no puede guardar la clave de una tableta compartida. Usa un navegador actual y ninguna ventana privada.',
  'This needs a full sign-in of just now. Afterwards you are back on this page.':
    'Esto requiere que inicies sesión completa ahora. Después vuelves a esta página.',
  'This tablet': 'Esta tableta',
  'Type it again.': 'Escríbelo otra vez.',
  'Your 6 digits': 'Tus 6 dígitos',
  'Your PIN is set for this tablet': 'Tu PIN está listo para esta tableta',
  '{count} action is not sent|{count} actions are not sent':
    '{count} acción no se ha enviado|{count} acciones no se han enviado',
  '{name} is locked': '{name} está bloqueada',
  '{name} is removed': '{name} está eliminada',
  '{name} locks after {count} minute without use.|{name} locks after {count} minutes without use.':
    '{name} se bloquea tras {count} minuto sin uso.|{name} se bloquea tras {count} minutos sin uso.',
} satisfies SpanishTexts;
