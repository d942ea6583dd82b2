'use client';

import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { breakpoint } from '../../theme/vars.css.ts';

/** Whether AppShell has room for its aside beside the page (from 1024 px). For behaviour only: looks belong in CSS. */
export function useIsWide(): boolean {
  return useMediaQuery(breakpoint.desktop);
}
