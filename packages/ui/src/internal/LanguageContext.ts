'use client';

import { createContext } from 'react';
import { ENGLISH } from './message.ts';
import type { SomeMessages } from '../messages/Messages.ts';

/** Locale, currency and texts of the kit. */
export interface LanguageState {
  /** BCP 47: "en-US", "es-MX", "ar-EG". */
  locale: string;
  /** ISO 4217: "USD", "EUR". */
  currency: string;
  /** Translations of the English texts; a missing one stays English. */
  messages?: SomeMessages | undefined;
}

/** The currency of an app that names none. */
export const US_DOLLAR = 'USD';

export const LanguageContext = /* @__PURE__ */ createContext<LanguageState>({ locale: ENGLISH, currency: US_DOLLAR });
