import { expect, test } from 'vitest';
import { deferred, settle } from '../../test/support.ts';
import { type Translation, createLanguage, isLanguage } from './language.ts';

const translation = (text: string) =>
  ({ kit: {}, portal: { 'Give the closing a name.': text } }) as unknown as Translation;

/** A language whose texts arrive when the test says so. */
function setUp() {
  const loads: Record<string, ReturnType<typeof deferred<Translation>>> = {};
  const language = createLanguage({
    fill: (text) => (typeof text === 'string' ? text : 'forms'),
    load: (code) => (loads[code] = deferred<Translation>()).promise,
  });
  return { ...language, loads };
}

test('The page is shown in a language once its texts are loaded, with its locale', async () => {
  const { facts, say, show, loads } = setUp();
  const shown = show('es');
  expect(facts).toMatchObject({ code: 'en', locale: 'en-US', translation: undefined });
  loads['es']?.resolve(translation('Pon un nombre al cierre.'));
  await shown;
  expect(facts).toMatchObject({ code: 'es', locale: 'es-US' });
  expect(say('Give the closing a name.')).toBe('Pon un nombre al cierre.');
  await show('en');
  expect([facts.translation, say('Give the closing a name.')]).toEqual([undefined, 'Give the closing a name.']);
});

test('Of two choices the last one counts, in whichever order their texts arrive', async () => {
  const { facts, show, loads } = setUp();
  void show('es');
  void show('ar');
  loads['ar']?.resolve(translation('اسم'));
  await settle();
  loads['es']?.resolve(translation('Pon un nombre al cierre.'));
  await settle();
  expect(facts).toMatchObject({ code: 'ar', locale: 'ar-EG' });
});

test('Texts that cannot be loaded leave the page in its language', async () => {
  const language = createLanguage({ fill: String, load: () => Promise.reject(new Error('offline')) });
  await expect(language.show('ar')).rejects.toThrow('offline');
  expect(language.facts.code).toBe('en');
});

test('Only the languages of the portal are languages', () => {
  expect(['en', 'es', 'ar', 'fr', '', null, 1].filter(isLanguage)).toEqual(['en', 'es', 'ar']);
});
