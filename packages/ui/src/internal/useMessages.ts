import { useContext } from 'react';
import type { Messages } from '../UiProvider/Messages.ts';
import { LanguageContext } from './LanguageContext.ts';
import type { Format, Values } from './message.ts';

/** Says a message in the language of the page: `say('page', 3)`. */
export type Say<Of> = <Key extends keyof Of>(key: Key, ...values: Values<Of[Key]>) => string;

/**
 * The words of a component, in the language that `UiProvider` was given.
 *
 * @param name of the component in `Messages`, where translations find it
 * @param english its own words, which travel with it and stand in where there is no translation
 */
export function useMessages<Name extends keyof Messages>(name: Name, english: Messages[Name]): Say<Messages[Name]> {
  const { format, messages } = useContext(LanguageContext);
  const words: Partial<Messages[Name]> | undefined = messages?.[name];
  return (key, ...values) => {
    const message = (words?.[key] ?? english[key]) as string | ((format: Format, ...values: unknown[]) => string);
    return typeof message === 'string' ? message : message(format, ...values);
  };
}

/** Figures and plurals of the page's locale, for numbers that stand alone. */
export function useFormat(): Format {
  return useContext(LanguageContext).format;
}
