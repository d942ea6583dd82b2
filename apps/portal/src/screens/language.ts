import { fillText } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { type SayText, createSay } from '../state/language.ts';
import { useApp } from './app.ts';

/** Says English texts in the language of the page; the component is drawn again when the language changes. */
export function useSay(): SayText {
  const { locale, translation } = useSnapshot(useApp().language.facts);
  return createSay(fillText, { locale, translation });
}
