import { fillText } from '@instore/ui';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { createSay, createSayMessage, createSayServerText, type SaidByServer } from './language.ts';
import type { SayMessage, SayText } from '../texts/portalText.ts';
import { useApp } from '../../app/context.ts';

/** Says English texts in the language of the page; the component is drawn again when the language changes. */
export function useSay(): SayText {
  const { locale, translation } = useSnapshot(useApp().language.state);
  return useMemo(() => createSay(fillText, { locale, translation }), [locale, translation]);
}

/** Says the message of a failure in the language of the page. A message of the server stays English. */
export function useSayMessage(): SayMessage {
  const { translation } = useSnapshot(useApp().language.state);
  return useMemo(() => createSayMessage({ translation }), [translation]);
}

/** Says what the server says by its text and values in the language of the page, or else in English as the server does. */
export function useSayServerText(): (said: SaidByServer) => string {
  const { locale, translation } = useSnapshot(useApp().language.state);
  return useMemo(() => {
    const say = createSayServerText(fillText, { locale, translation });
    return (said) => say(said) ?? said.detail ?? '';
  }, [locale, translation]);
}

/**
 * Says what the store has stored: a sentence with its text in the language of the page. A sentence without its text stays
 * as it is: a person wrote it, or an older store.
 */
export function useSayStored() {
  const say = useSayServerText();
  return useMemo(
    () => (sentence: string | null, text: string | undefined, values: SaidByServer['values']) =>
      text === undefined ? sentence : say({ detail: sentence ?? '', text, values }),
    [say],
  );
}

/** The locale of the page, BCP 47. */
export function useLocale(): string {
  return useSnapshot(useApp().language.state).locale;
}
