'use client';

import { type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext } from './LanguageContext.ts';

/**
 * Passes locale and reading direction to React Aria, which otherwise reads them from the browser. Rendered around each
 * component of React Aria and not once around the app, because the first load does not contain React Aria.
 */
export function Language({ children }: { children: ReactNode }) {
  const { locale } = useContext(LanguageContext);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
