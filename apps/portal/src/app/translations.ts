import type { LanguageCode, Translation } from '../shared/language/language.ts';

/** The texts of each language, in chunks of their own. */
const languages: Record<Exclude<LanguageCode, 'en'>, () => Promise<Translation>> = {
  async es() {
    const [kit, portal] = await Promise.all([import('@instore/ui/messages/es'), import('./texts/es.ts')]);
    return { kit: kit.es, portal: portal.es };
  },
  async ar() {
    const [kit, portal] = await Promise.all([import('@instore/ui/messages/ar'), import('./texts/ar.ts')]);
    return { kit: kit.ar, portal: portal.ar };
  },
};

/** Loads the texts of a language. */
export const loadTranslation = (code: Exclude<LanguageCode, 'en'>): Promise<Translation> => languages[code]();
