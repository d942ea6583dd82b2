import type { Page } from '@playwright/test';
import { ar } from '@instore/ui/messages/ar';
import { es } from '@instore/ui/messages/es';
import { LANDSCAPE, UPRIGHT, expect, expectLargeTargets, expectUsable, test } from './support/kioskPages.ts';

/** Both walks show the same screens, so one of them is checked with axe; the stories are, in all languages. */
const languages = [
  {
    name: 'Español',
    lang: 'es',
    direction: 'ltr',
    words: es.Kiosk,
    viewport: LANDSCAPE,
    isUsable: expectLargeTargets,
  },
  { name: 'العربية', lang: 'ar', direction: 'rtl', words: ar.Kiosk, viewport: UPRIGHT, isUsable: expectUsable },
] as const;

type PlainText = Exclude<keyof typeof es.Kiosk, `${string}{${string}`>;

/** The texts of the screen that are English although the kit has a translation. */
function untranslated(kiosk: Page, words: object): Promise<string[]> {
  const english = Object.entries(words).flatMap(([text, said]) => (text === said ? [] : text));
  return kiosk.evaluate((texts) => {
    const known = new Set(texts);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (known.has(text)) found.push(text);
    }
    const names = [...document.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? '');
    return [...found, ...names.filter((name) => known.has(name))];
  }, english);
}

for (const { name, lang, direction, words, viewport, isUsable } of languages) {
  test(
    `A customer who chooses ${name} walks through all screens in that language`,
    { tag: ['@C-08', '@C-14', '@all'] },
    async ({ openKiosk, kiosks }) => {
      const say = (text: PlainText): string => words[text];
      const kiosk = await openKiosk(await kiosks.pair(`Walk ${lang}`), { viewport });
      const press = (text: PlainText) => kiosk.getByRole('button', { name: say(text) }).click();
      const expectScreen = async (shown: string) => {
        await expect(kiosk.getByText(shown, { exact: true }).first()).toBeVisible();
        expect(await untranslated(kiosk, words)).toEqual([]);
        await expect(kiosk.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
        await expect(kiosk.locator('html')).toHaveAttribute('dir', direction);
        expect(await kiosk.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await isUsable(kiosk);
      };

      await kiosk.getByRole('button', { name }).click();
      await expectScreen(say('Touch to start'));
      await press('Touch to start');
      await expectScreen(say('Featured'));
      await kiosk.getByRole('radio', { name: '9', exact: true }).click();
      await kiosk.getByRole('navigation').getByRole('button', { name: 'Halden' }).click();
      await expectScreen('Halden');
      await press('Filters');
      await expectScreen(say('Colour'));
      await kiosk.getByRole('button', { name: say('Close') }).click();
      await kiosk.getByRole('searchbox', { name: say('Search shoes') }).fill('zzz');
      await expectScreen(say('No results found'));
      await press('Clear all');
      await kiosk.getByRole('button', { name: 'Halden Court 82' }).first().click();
      await expectScreen('Halden Court 82');
      await press('Request to try on');
      await expectScreen(say('We bring these to you. Trying on is free.'));
      await press('Send request');
      await expectScreen(say('Waiting for an answer.'));
      await press('Done');
      await expectScreen(say('Thank you'));
      await press('Back');
      await press('Cancel request');
      await press('Yes, cancel');
      await expectScreen(say('Cancelled'));
      await press('Done');
      // The next customer begins in the language of the store.
      await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
      await expect(kiosk.locator('html')).toHaveAttribute('dir', 'ltr');
    },
  );
}
