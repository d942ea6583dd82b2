'use client';

import { modeLrgb, modeRgb, useMode as defineMode, wcagContrast } from 'culori/fn';

// culori computes in the spaces that it was given.
defineMode(modeRgb);
defineMode(modeLrgb);

/** Contrast ratio of two opaque CSS colours, 1 to 21 (WCAG 2.2). */
export const ratio = (one: string, other: string): number => wcagContrast(one, other);
