import { readText } from '@instore/browser';
import { onDemand } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { remember } from '../../shared/remembered.ts';
import { ALL_TIPS, tipsKey } from '../tipsKey.ts';
import type { TipBarProps } from '../tips/TipBar.tsx';
import { useIsLocationSettled } from './useLocationStatus.ts';

const TipBar = onDemand<TipBarProps>(() => import('../tips/TipBar.tsx').then((module) => module.TipBar));

/** Explains the words of a screen until the person closes it, once on each device. Its code is loaded after the page. */
export function ScreenTip({ path }: { path: string }) {
  const { local, auth } = useApp();
  const { user } = useSnapshot(auth);
  const isSettled = useIsLocationSettled();
  const key = tipsKey(user?.user_id ?? '');
  // Read with each drawing: the person is known later than the page.
  const closed = (readText(local, key) ?? '').split(' ');
  const [, setCount] = useState(0);
  if (!isSettled || closed.includes(path) || closed.includes(ALL_TIPS)) return null;
  const close = (tip: string) => {
    remember(local, key, [...closed, tip].join(' ').trim());
    setCount((count) => count + 1);
  };
  return <TipBar path={path} onClose={() => close(path)} onCloseAll={() => close(ALL_TIPS)} />;
}
