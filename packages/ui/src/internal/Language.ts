/** Tells React Aria the language, and with it the reading direction; the book's toolbar turns it. */
export { I18nProvider as Language } from 'react-aria-components/I18nProvider';
