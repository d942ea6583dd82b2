import { createContext } from 'react';
import type { SomeMessages } from '../UiProvider/Messages.ts';
import { formatOf, type Format } from './message.ts';

/** What the kit speaks. */
export interface LanguageState {
  format: Format;
  /** In place of the English words; what is missing stays English. */
  messages: SomeMessages | undefined;
}

/** English without a `UiProvider`, and with one that says nothing else. */
export const ENGLISH = 'en-US';

export const LanguageContext = /* @__PURE__ */ createContext<LanguageState>({
  format: /* @__PURE__ */ formatOf(ENGLISH),
  messages: undefined,
});
