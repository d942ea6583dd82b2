'use client';

import { type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext } from './LanguageContext.ts';

/**
 * Tells React Aria the language, and with it the reading direction, which it would otherwise take from the browser.
 * Stands around each part that is React Aria's and not once around the app: the first load has none of it.
 */
export function Language({ children }: { children: ReactNode }) {
  const { locale } = useContext(LanguageContext);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
