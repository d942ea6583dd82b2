import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the sign-in, in Spanish. */
export const signIn = {
  'Login with Office 365': 'Iniciar sesión con Office 365',
  'Please contact to Administrator.': 'Ponte en contacto con el administrador.',
  'Please proceed to authenticate with Office365 credentials': 'Identifícate con tus credenciales de Office365',
  'Sign In': 'Iniciar sesión',
  'Sign In to your account': 'Inicia sesión en tu cuenta',
  'Sign in with another account': 'Iniciar sesión con otra cuenta',
  'Signing in': 'Iniciando sesión',
  'Signing out': 'Cerrando sesión',
  'The sign-in could not be completed. Try again. If it fails again, allow this page to store data in the browser, and check that the disk is not full.':
    'No se pudo completar el inicio de sesión. Inténtalo de nuevo. Si vuelve a fallar, permite que esta página guarde datos en el navegador y comprueba que el disco no esté lleno.',
  'The sign-in could not be started. Check your network connection, then try again.':
    'No se pudo iniciar la sesión. Comprueba tu conexión de red e inténtalo de nuevo.',
  'The store cannot be reached. Nothing is lost.': 'No se puede conectar con la tienda. No se ha perdido nada.',
  'This browser does not store data for this page, which the sign-in needs. Allow cookies and site data for this address in the browser’s settings, then reload the page.':
    'Este navegador no guarda datos de esta página, y el inicio de sesión los necesita. Permite las cookies y los datos de este sitio en los ajustes del navegador y recarga la página.',
  'Welcome to {product}!': '¡Te damos la bienvenida a {product}!',
  'You are not authorized to access this page!': '¡No tienes autorización para acceder a esta página!',
  'You are signed out here. The corporate sign-in could not be reached, so you may still be signed in there.':
    'Aquí cerraste la sesión. No se pudo conectar con el inicio de sesión corporativo, así que puede que allí siga abierta.',
} satisfies SpanishTexts;
