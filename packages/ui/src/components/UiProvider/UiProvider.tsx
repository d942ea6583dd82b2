'use client';

import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { LanguageContext, US_DOLLAR } from '../../internal/LanguageContext.ts';
import { ENGLISH } from '../../internal/message.ts';
import { NavigateContext, type Navigate } from '../../internal/navigate.ts';
import { directionOf } from './direction.ts';
import type { SomeMessages } from '../../messages/Messages.ts';
import '../../styles.css';
import '../../theme/page.css.ts';

// Exported here, so that the entry point of UiProvider has the types of `messages`.
export type { Messages, SomeMessages } from '../../messages/Messages.ts';

export interface UiProviderProps {
  /** Opens links of the kit without loading the page, e.g. `navigate` of the router. */
  navigate?: Navigate;
  /**
   * BCP 47, e.g. "es-MX", "ar-EG", or "ar-EG-u-nu-latn" for Latin digits: the format of numbers, dates and money. It also
   * sets `lang` and `dir` of the page; without it they stay unchanged. @default 'en-US'
   */
  locale?: string | undefined;
  /** The currency of all prices, ISO 4217: "EUR", "JPY". Its decimals are those of ISO 4217. @default 'USD' */
  currency?: string | undefined;
  /** Translations of the kit's texts: `es` of `@instore/ui/messages/es`, `ar`, or others; missing ones are English. @default English */
  messages?: SomeMessages | undefined;
  /** The app. */
  children: ReactNode;
}

/** Once around an app: loads the fonts, sets background, font and language of the page, and connects links to the router. */
export function UiProvider({ navigate, locale, currency = US_DOLLAR, messages, children }: UiProviderProps) {
  const language = useMemo(() => ({ locale: locale ?? ENGLISH, currency, messages }), [locale, currency, messages]);
  useLayoutEffect(() => {
    if (locale === undefined) return undefined;
    const page = document.documentElement;
    const { lang, dir } = page;
    Object.assign(page, { lang: new Intl.Locale(locale).baseName, dir: directionOf(locale) });
    return () => {
      Object.assign(page, { lang, dir });
    };
  }, [locale]);
  return (
    <LanguageContext value={language}>
      <NavigateContext value={navigate}>
        {/* React Aria injects one inline <style> unless an element with this id exists. A strict CSP (no `unsafe-inline`)
          would refuse it, so theme/page.css.ts has the rule and this element has the id. */}
        <template id="react-aria-pressable-style" />
        {children}
      </NavigateContext>
    </LanguageContext>
  );
}
