'use client';

import { createContext } from 'react';

/** Whether a `PrintSheet` is a sample: a preview of its first pages, of which the printer gets nothing. */
export const SampleContext = /* @__PURE__ */ createContext(false);
