'use client';

import { createContext } from 'react';

/** Whether a `PrintSheet` is a sample: it shows its first pages and is not printed. */
export const SampleContext = /* @__PURE__ */ createContext(false);
