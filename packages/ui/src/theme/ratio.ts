'use client';

import { modeLrgb, modeRgb, useMode as defineMode, wcagContrast } from 'culori/fn';

// culori converts only between colour spaces that are registered.
defineMode(modeRgb);
defineMode(modeLrgb);

/** Contrast ratio of two opaque CSS colours, 1 to 21 (WCAG 2.2). */
export const ratio = (one: string, other: string): number => wcagContrast(one, other);
