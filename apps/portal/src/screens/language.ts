import { fillText } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { createSay, createSayMessage, createSayProblem, type SaidByServer } from '../state/language.ts';
import type { SayMessage, SayText } from '../texts/portalText.ts';
import { useApp } from './app.ts';

/** Says English texts in the language of the page; the component is drawn again when the language changes. */
export function useSay(): SayText {
  const { locale, translation } = useSnapshot(useApp().language.facts);
  return useMemo(() => createSay(fillText, { locale, translation }), [locale, translation]);
}

/** Says messages of failures in the language of the page; those of the server stay English. */
export function useSayMessage(): SayMessage {
  const { translation } = useSnapshot(useApp().language.facts);
  return useMemo(() => createSayMessage({ translation }), [translation]);
}

/** Says problems of the server by their text and values in the language of the page, or else as the server does. */
export function useSayProblem(): (problem: SaidByServer) => string {
  const { locale, translation } = useSnapshot(useApp().language.facts);
  return useMemo(() => {
    const say = createSayProblem(fillText, { locale, translation });
    return (problem) => say(problem) ?? problem.detail ?? '';
  }, [locale, translation]);
}

/** The locale of the page, BCP 47. */
export function useLocale(): string {
  return useSnapshot(useApp().language.facts).locale;
}
