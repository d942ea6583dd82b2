import { worker as ar } from './texts/ar.ts';
import { worker as es } from './texts/es.ts';

type Text = keyof typeof es;
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

const translations: Readonly<Record<string, Readonly<Record<Text, string | Forms>>>> = { es, ar };

/** Says a text of a notice. Without translation it is English. */
export type SayNotice = (text: Text, values?: Record<string, string | number>) => string;

/**
 * Says texts in a language. A worker has its texts with it: it may load no other script, and starts without network.
 * @param language ISO 639-1, with or without region
 */
export const sayIn = (language: string): SayNotice => {
  const code = language.slice(0, 2).toLowerCase();
  const rules = new Intl.PluralRules(code);
  return (text, values = {}) => {
    const known = translations[code]?.[text] ?? text;
    const form = typeof values['count'] === 'number' ? rules.select(values['count']) : 'other';
    return formOf(known, form).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};

function formOf(text: string | Forms, form: Intl.LDMLPluralRule): string {
  if (typeof text !== 'string') return text[form] ?? text.other ?? '';
  const [one = '', other = one] = text.split('|');
  return form === 'one' ? one : other;
}
