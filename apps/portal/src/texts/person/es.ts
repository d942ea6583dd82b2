import type { TranslatedTexts } from '@instore/ui';
import type { PersonText } from './en.ts';

/** The texts of the user menu and the profile, in Spanish. */
export const person: TranslatedTexts<PersonText> = {
  'Change location': 'Cambiar de tienda',
  'Contact Us': 'Contacto',
  'Location changed to {name}': 'Ahora trabajas en {name}',
  'Location in use': 'Tienda en uso',
  'Stay here': 'Quedarme aquí',
  Store: 'Cadena',
  'The language is stored on this device only.': 'El idioma se guardó solo en este dispositivo.',
  'The pair in your cart stays at {name}.|The {count} pairs in your cart stay at {name}.':
    'El par de tu carrito se queda en {name}.|Los {count} pares de tu carrito se quedan en {name}.',
  'Where you work': 'Dónde trabajas',
  'Work at {name}?': '¿Trabajar en {name}?',
  "You are offline. Lists load when you're back online.":
    'Estás sin conexión. Las listas se cargarán cuando vuelvas a estar en línea.',
};
