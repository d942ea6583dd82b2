import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { directionOf } from './direction.ts';
import { UiProvider } from './UiProvider.tsx';

test('A page has the language and direction of the app, and its own without the app', { tags: 'O-07' }, async () => {
  const page = document.documentElement;
  const [lang, dir] = [page.lang, page.dir];
  Object.assign(page, { lang: 'en-GB', dir: 'ltr' });
  onTestFinished(() => void Object.assign(page, { lang, dir }));
  const root = createRoot(document.createElement('div'));
  root.render(<UiProvider locale="es-MX">Requests</UiProvider>);
  await expect.poll(() => [page.lang, page.dir]).toEqual(['es-MX', 'ltr']);
  root.render(<UiProvider locale="ar-EG">Requests</UiProvider>);
  await expect.poll(() => [page.lang, page.dir]).toEqual(['ar-EG', 'rtl']);
  root.unmount();
  await expect.poll(() => [page.lang, page.dir]).toEqual(['en-GB', 'ltr']);
});

test.each([
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['en-Arab-US', 'rtl'],
  ['es-MX', 'ltr'],
  ['az', 'ltr'],
])('%s is written %s', { tags: 'O-07' }, (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
