'use client';

import type { Unstyled } from '../../internal/props.ts';
import { onDemand } from '../../loading/onDemand.tsx';

const ToastStack = onDemand(() => import('./ToastStack.tsx').then((module) => module.ToastStack));

/**
 * The region of toasts: once in an app, outside of the routes. Loads the code of toasts after the first paint, so that a
 * toast about a lost connection can be shown.
 */
export function ToastRegion(_props: Unstyled) {
  return <ToastStack />;
}
