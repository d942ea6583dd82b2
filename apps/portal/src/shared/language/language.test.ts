import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, fillText, memoryStorage, recordToasts, settle } from '../../../test/support.ts';
import { es } from '../../app/texts/es.ts';
import { ar } from '../../app/texts/ar.ts';
import { type LanguageCode, type Translation, createLanguage, isLanguage } from './language.ts';

/** A device whose server answers `saved` and whose network has the texts, unless `isOffline`. */
function openDevice({ isOffline = false, answer }: { isOffline?: boolean; answer?: Result<unknown> } = {}) {
  const local = memoryStorage();
  const saved: LanguageCode[] = [];
  const heard = recordToasts();
  const open = () =>
    createLanguage({
      fill: fillText,
      load: async () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return { kit: {} as never, portal: es };
      },
      local,
      save: async (code) => {
        saved.push(code);
        return answer ?? { ok: true, data: {} };
      },
      toasts: heard.toasts,
    });
  return { local, saved, heard, open, language: open() };
}

test('The chosen language is shown at once and stored for the user', { tags: 'O-07' }, async () => {
  const { language, saved, open } = openDevice();
  await language.choose('es');
  expect(language.state).toMatchObject({ code: 'es', locale: 'es-US' });
  expect(language.say('Requests')).toBe('Solicitudes');
  expect(saved).toEqual(['es']);
  const next = open();
  await next.start();
  expect(next.state.code).toBe('es');
});

test('A device shows the language chosen on another device without storing it again', { tags: 'O-07' }, async () => {
  const { language, saved, local } = openDevice();
  await language.adopt('es');
  expect(language.state.code).toBe('es');
  expect(local.getItem('language')).toBe('es');
  await language.adopt(undefined);
  await language.adopt('tlh');
  expect(language.state.code).toBe('es');
  expect(saved).toEqual([]);
});

test('Without a network the page keeps its language, and says why', { tags: 'O-07' }, async () => {
  const { language, saved, heard } = openDevice({ isOffline: true });
  await language.choose('es');
  expect(language.state.code).toBe('en');
  expect(heard.titles()).toEqual(['Something went wrong, please try later!']);
  expect(saved).toEqual([]);
  await language.adopt('es');
  expect(language.state.code).toBe('en');
});

test('A language whose texts failed to load can be chosen once the network is back', { tags: 'O-07' }, async () => {
  let isOffline = true;
  const language = createLanguage({
    fill: fillText,
    load: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { kit: {} as never, portal: es };
    },
    local: memoryStorage(),
    save: async () => ({ ok: true, data: {} }),
    toasts: recordToasts().toasts,
  });
  await language.choose('es');
  isOffline = false;
  await language.adopt('es');
  expect(language.state.code).toBe('es');
});

test('A language that fails to load late does not undo a later choice', { tags: 'O-07' }, async () => {
  const { promise: slow, resolve } = deferred<void>();
  const language = createLanguage({
    fill: fillText,
    load: async (code) => {
      if (code === 'ar') return { kit: {} as never, portal: ar };
      await slow;
      throw new TypeError('Failed to fetch');
    },
    local: memoryStorage(),
    save: async () => ({ ok: true, data: {} }),
    toasts: recordToasts().toasts,
  });
  const first = language.adopt('es');
  const second = language.choose('ar');
  resolve();
  await Promise.all([first, second]);
  expect(language.state.code).toBe('ar');
});

test('A page that starts without the texts of its language starts in English', { tags: 'O-07' }, async () => {
  const { language, local } = openDevice({ isOffline: true });
  local.setItem('language', 'es');
  await language.start();
  expect(language.state.code).toBe('en');
  // The next start tries again.
  expect(local.getItem('language')).toBe('es');
});

test('A language that the server does not store is kept on the device with a message', { tags: 'O-07' }, async () => {
  const { language, heard } = openDevice({ answer: { ok: false, kind: 'offline' } });
  await language.choose('es');
  expect(language.state.code).toBe('es');
  expect(heard.titles()).toEqual(['The language is stored on this device only.']);
});

test('A page follows the language that another tab chooses', { tags: 'O-07' }, async () => {
  const { language, local } = openDevice();
  local.setItem('language', 'es');
  await language.follow('cart');
  expect(language.state.code).toBe('en');
  await language.follow('language');
  expect(language.state.code).toBe('es');
});

test('A failure shows portal texts translated and server messages unchanged', { tags: 'K-07' }, async () => {
  const { language } = openDevice();
  await language.choose('es');
  expect(language.sayMessage('No results found')).toBe('No hay resultados');
  expect(language.sayMessage('Pair 2048 is sold.')).toBe('Pair 2048 is sold.');
});

/** A language whose texts arrive when the test says so. */
function openSlowDevice() {
  const saved: LanguageCode[] = [];
  const loads: Record<string, ReturnType<typeof deferred<Translation>>> = {};
  const language = createLanguage({
    fill: fillText,
    load: (code) => (loads[code] = deferred<Translation>()).promise,
    local: memoryStorage(),
    save: (code) => {
      saved.push(code);
      return undefined;
    },
    toasts: recordToasts().toasts,
  });
  return { language, loads, saved };
}

test('The page is shown in a language once its texts are loaded, with its locale', { tags: 'O-07' }, async () => {
  const { language, loads } = openSlowDevice();
  const { state, say, choose } = language;
  const chosen = choose('es');
  expect(state).toMatchObject({ code: 'en', locale: 'en-US', translation: undefined });
  loads['es']?.resolve({ kit: {} as never, portal: es });
  await chosen;
  expect(state).toMatchObject({ code: 'es', locale: 'es-US' });
  expect(say('Give the closing a name.')).toBe('Ponle un nombre al cierre.');
  await choose('en');
  expect([state.translation, say('Give the closing a name.')]).toEqual([undefined, 'Give the closing a name.']);
});

test('Of two choices the last one counts, in whichever order their texts arrive', { tags: 'O-07' }, async () => {
  const { language, loads, saved } = openSlowDevice();
  void language.choose('es');
  void language.choose('ar');
  loads['ar']?.resolve({ kit: {} as never, portal: ar });
  await settle();
  loads['es']?.resolve({ kit: {} as never, portal: es });
  await settle();
  expect(language.state).toMatchObject({ code: 'ar', locale: 'ar-EG-u-nu-latn' });
  expect(saved).toEqual(['ar']);
});

test('Only the languages of the portal are languages', { tags: 'O-07' }, () => {
  expect(['en', 'es', 'ar', 'fr', '', null, 1].filter(isLanguage)).toEqual(['en', 'es', 'ar']);
});

test('A refusal of the server is shown in the language of the page, with its values', { tags: 'O-07' }, async () => {
  const { language } = openDevice();
  const refusal = (detail: string, parts: object = {}) => ({
    type: 'about:blank',
    title: '',
    status: 409,
    detail,
    ...parts,
  });
  const bin = { text: 'There is no bin {bin} at {location}.', values: { bin: 'A-1', location: 'Canal Street' } };
  expect(language.sayProblem(refusal('There is no bin A-1 at Canal Street.', bin))).toBeUndefined();
  await language.choose('es');
  expect(language.sayProblem(refusal('', bin))).toBe('No hay ninguna ubicación A-1 en Canal Street.');
  const person = { text: '{person} has moved this booking.', values: { person: 'Another person' } };
  expect(language.sayProblem(refusal('', person))).toBe('Otra persona movió esta reserva.');
  const held = { text: 'This pair is reserved for {holder}. Take another one.', values: { holder: 'order YK-30421' } };
  expect(language.sayProblem(refusal('', held))).toMatch(
    /^Este par está reservado para .*pedido YK-30421\. Toma otro\.$/,
  );
  expect(language.sayProblem(refusal('This pair is sold.'))).toBe('Este par está vendido.');
  expect(language.sayProblem(refusal('Maren Okafor has already accepted this request.'))).toBeUndefined();
});

test(
  'A time that the store says is in the zone of the device, in English, too',
  { tags: ['X-02', 'W-13'] },
  async () => {
    const { language } = openDevice();
    await language.start();
    const time = new Date(2020, 10, 4, 14, 32).toISOString();
    const text = '{name}, size {size} left the bin after the last scan ({person}, {time}).';
    const values = { name: 'Tarn', size: '9', person: 'Emil Strand', time };
    const said = language.sayProblem({
      type: 'about:blank',
      title: 'Changed',
      status: 409,
      detail: time,
      text,
      values,
    });
    expect(said).toBe('Tarn, size 9 left the bin after the last scan (Emil Strand, Nov 04, 2020, 14:32).');
  },
);
