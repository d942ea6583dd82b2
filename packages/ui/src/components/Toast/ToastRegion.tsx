import { useEffect, useState, type ComponentType } from 'react';
import type { Unstyled } from '../../internal/props.ts';

/** Where toasts appear: once in an app, outside of what changes with the address. Loads what draws them after the first paint. */
export function ToastRegion(_props: Unstyled) {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    // Before the first toast is due, so that one about a lost connection can still be drawn.
    const load = async () => {
      const { ToastStack } = await import('./ToastStack.tsx');
      if (!isGone) setStack(() => ToastStack);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return Stack ? <Stack /> : null;
}
