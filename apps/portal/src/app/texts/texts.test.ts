import { expect, test } from 'vitest';
import type { PortalTexts, TextForms } from '../../shared/texts/portalText.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';

const names = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
const formsOf = (text: string | TextForms): string[] =>
  typeof text === 'string' ? text.split('|') : Object.values(text);

test.each<[string, PortalTexts]>([
  ['Spanish', es],
  ['Arabic', ar],
])('%s has the values of each English text of the portal and no others', { tags: 'X-01' }, (_, texts) => {
  const wrong = Object.entries<string | TextForms>(texts).filter(([english, text]) =>
    formsOf(text).some((form) => {
      const wanted = new Set(names(english));
      const given = names(form);
      // A form may say the number in words: "one pair".
      const missing = [...wanted].filter((name) => !given.includes(name) && name !== '{count}');
      return missing.length > 0 || given.some((name) => !wanted.has(name));
    }),
  );
  expect(wrong.map(([english]) => english)).toEqual([]);
});

test('A text that has plural forms in English has them in Spanish', { tags: 'X-01' }, () => {
  const wrong = Object.entries<string | TextForms>(es).filter(
    ([english, text]) => english.includes('|') !== formsOf(text).length > 1,
  );
  expect(wrong.map(([english]) => english)).toEqual([]);
});

test('Each English text is in one subject, or in the shared texts', { tags: 'O-07' }, () => {
  const folders = import.meta.glob<Record<string, object>>('../../*/**/es.ts', { eager: true });
  const english = Object.entries(folders).flatMap(([path, module]) =>
    path === './es.ts' ? [] : Object.values(module).flatMap(Object.keys),
  );
  expect(english.toSorted()).toEqual(Object.keys(es).toSorted());
});
