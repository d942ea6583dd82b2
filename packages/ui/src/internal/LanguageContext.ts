'use client';

import { createContext } from 'react';
import { ENGLISH } from './message.ts';
import type { SomeMessages } from '../messages/Messages.ts';

/** What the kit speaks. */
export interface LanguageState {
  /** BCP 47: "en-US", "es-MX", "ar-EG". */
  locale: string;
  /** In place of the English words; what is missing stays English. */
  messages?: SomeMessages | undefined;
}

export const LanguageContext = /* @__PURE__ */ createContext<LanguageState>({ locale: ENGLISH });
