'use client';

import { createContext } from 'react';
import { ENGLISH } from './message.ts';
import type { SomeMessages } from '../messages/Messages.ts';

/** Locale and texts of the kit. */
export interface LanguageState {
  /** BCP 47: "en-US", "es-MX", "ar-EG". */
  locale: string;
  /** Translations of the English texts; a missing one stays English. */
  messages?: SomeMessages | undefined;
}

export const LanguageContext = /* @__PURE__ */ createContext<LanguageState>({ locale: ENGLISH });
