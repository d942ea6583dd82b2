import { ar } from './ar.ts';
import { es } from './es.ts';
import type { Messages } from './Messages.ts';

/** A language of the kit. */
export interface KitLanguage {
  id: 'en' | 'es' | 'ar';
  /** In the language itself. */
  name: string;
  /** Sets formats and the reading direction, BCP 47. */
  locale: string;
  /** The kit's texts; English ones need no translation. */
  messages?: Messages;
}

const en: KitLanguage = { id: 'en', name: 'English', locale: 'en-US' };

/** All languages of the kit with their texts, for an app that changes between them at once, also without a network. */
export const LANGUAGES: readonly KitLanguage[] = [
  en,
  { id: 'es', name: 'Español', locale: 'es-MX', messages: es },
  // Latin digits, as sizes, SKUs and barcodes have them: one row does not mix two kinds of digits.
  { id: 'ar', name: 'العربية', locale: 'ar-EG-u-nu-latn', messages: ar },
];

/** The language of an id; English for one that the kit does not have. */
export const languageOf = (id: string): KitLanguage => LANGUAGES.find((each) => each.id === id) ?? en;
