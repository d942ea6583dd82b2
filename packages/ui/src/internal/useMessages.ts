'use client';

import { useContext } from 'react';
import type { Messages } from '../messages/Messages.ts';
import { LanguageContext } from './LanguageContext.ts';
import { type Forms, fillText, type Values } from './message.ts';

/** Translates an English text into the language of the page: `say('Page {page}', { page: 3 })`. */
export type Say<Text> = <One extends Text>(text: One, ...values: Values<One>) => string;

/**
 * The texts of a component in the language of `UiProvider`. The component names its texts in English; a missing
 * translation is shown in English.
 *
 * @param name of the component in `Messages`
 */
export function useMessages<Name extends keyof Messages>(name: Name): Say<keyof Messages[Name]> {
  const { locale, messages } = useContext(LanguageContext);
  const words = messages?.[name] as Readonly<Record<string, string | Forms>> | undefined;
  return (text, ...[values]) => fillText(words?.[String(text)] ?? String(text), values ?? {}, locale);
}

/** The currency of the app, ISO 4217. */
export function useCurrency(): string {
  return useContext(LanguageContext).currency;
}

/** The locale of the page, to format numbers and dates. */
export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
