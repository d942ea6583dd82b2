'use client';

import type { Unstyled } from '../../internal/props.ts';
import { onDemand } from '../../loading/onDemand.tsx';

const ToastStack = onDemand(() => import('./ToastStack.tsx').then((module) => module.ToastStack));

/**
 * Where toasts appear: once in an app, outside of what changes with the address. Loads the code that draws toasts after
 * the first paint, before the first toast is due, so that a toast about a lost connection can be drawn.
 */
export function ToastRegion(_props: Unstyled) {
  return <ToastStack />;
}
