'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { fetchAhead } from '../../loading/fetchAhead.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import { toastStore } from './toasts.ts';

const ToastStack = onDemand(() => import('./ToastStack.tsx').then((module) => module.ToastStack));

const hasToasts = () => toastStore.get().length > 0;
const none = () => false;

/**
 * The region of toasts: once in an app, outside of the routes. Loads the code of toasts when the page is idle, so that a
 * toast about a lost connection can be shown, or with the first toast. `ToastRegion.load()` loads it sooner, e.g. when the
 * page has its content; it never rejects.
 */
export function ToastRegion(_props: Unstyled) {
  const isWanted = useSyncExternalStore(toastStore.subscribe, hasToasts, none);
  const [isReady, setReady] = useState(false);
  useEffect(() => fetchAhead(() => ToastStack.load().then(() => setReady(true))), []);
  // Stays, because a region that is there shows the next toast sooner.
  if (isWanted && !isReady) setReady(true);
  return isReady ? <ToastStack /> : null;
}

ToastRegion.load = ToastStack.load;
