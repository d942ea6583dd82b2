'use client';

import { useContext } from 'react';
import type { Messages } from '../messages/Messages.ts';
import { LanguageContext } from './LanguageContext.ts';
import { type Forms, filled, type Values } from './message.ts';

/** Says in the page's language what is given in English: `say('Page {page}', { page: 3 })`. */
export type Say<Text> = <One extends Text>(text: One, ...values: Values<One>) => string;

/**
 * A component's own words, in the language that `UiProvider` was given. They stand in English where they are said, so
 * that they travel with the component, and a language that is not there is English.
 *
 * @param name of the component in `Messages`, where translations find its words
 */
export function useMessages<Name extends keyof Messages>(name: Name): Say<keyof Messages[Name]> {
  const { locale, messages } = useContext(LanguageContext);
  const words = messages?.[name] as Readonly<Record<string, string | Forms>> | undefined;
  return (text, ...[values]) => filled(words?.[String(text)] ?? String(text), values ?? {}, locale);
}

/** The page's locale, for figures and dates that stand alone. */
export function useLocale(): string {
  return useContext(LanguageContext).locale;
}
