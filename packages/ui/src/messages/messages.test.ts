import { expect, test } from 'vitest';
import { fillText, type Forms } from '../internal/message.ts';
import type { Messages } from './Messages.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';

/** "KioskCart: Remove {pair}", and each form of its translation. */
const all = (messages: Messages) =>
  Object.entries(messages).flatMap(([component, words]: [string, Record<string, string | Forms>]) =>
    Object.entries(words).map(([english, word]): [id: string, english: string, forms: string[]] => [
      `${component}: ${english}`,
      english,
      typeof word === 'string' ? word.split('|') : Object.values(word),
    ]),
  );

const names = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** The translations of this folder, by language: `es.ts` exports `es`. */
const translations = Object.entries(import.meta.glob<Record<string, Messages>>('./??.ts', { eager: true })).map(
  ([path, module]): [language: string, messages: Messages] => {
    const code = path.slice(2, -3);
    const messages = module[code];
    if (messages === undefined) throw new Error(`${path} does not export ${code}`);
    return [new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code, messages];
  },
);

test('The kit has a Spanish and an Arabic translation', { tags: 'X-01' }, () => {
  expect(Object.fromEntries(translations)).toMatchObject({ Spanish: es, Arabic: ar });
});

test.each(translations)('%s has the values of the English text and no others', { tags: 'X-01' }, (_, messages) => {
  const wrong = all(messages).filter(([, english, forms]) => {
    const wanted = names(english);
    return forms.some((form) => {
      const given = names(form);
      // Arabic has words for one and two.
      const isLeftOut = (name: string) => !given.includes(name) && !(forms.length > 1 && name === '{count}');
      return wanted.some(isLeftOut) || given.some((name) => !wanted.includes(name));
    });
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test('Arabic has its own comma, semicolon and question mark, and no digits', { tags: 'X-01' }, () => {
  const exact = /A-14-03|Office 365/;
  const wrong = all(ar).filter(([, , forms]) => forms.some((form) => /[,;?0-9٠-٩]/.test(form.replace(exact, ''))));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test.each([
  [0, 'لا إشعارات غير مقروءة'],
  [1, 'إشعار واحد غير مقروء'],
  [2, 'إشعاران غير مقروءين'],
  [3, '٣ إشعارات غير مقروءة'],
  [11, '١١ إشعارًا غير مقروء'],
  [100, '١٠٠ إشعار غير مقروء'],
])('%d unread notifications have the plural form of Arabic', { tags: 'Z-02' }, (count, text) => {
  expect(fillText(ar.NotificationBell['{count} unread'], { count }, 'ar-EG')).toBe(text);
});

test('A name in an Arabic sentence keeps its own direction', { tags: 'X-01' }, () => {
  const { BinShelfEditor, Pagination } = ar;
  expect(
    fillText(BinShelfEditor['Last corrected by {by}, {when}'], { by: 'Maren Okafor', when: 'Mar 7' }, 'ar-EG'),
  ).toBe('آخر تصحيح: \u2068Maren Okafor\u2069، \u2068Mar 7\u2069');
  expect(fillText(Pagination['Page {page}'], { page: 5 }, 'ar-EG')).toBe('الصفحة ٥');
});
