import { KioskShell } from '@instore/ui';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { LANGUAGES } from '../rules/languages.ts';
import { useApp } from './app.ts';

interface FrameProps {
  /** Whether Start over is offered; not on progress, where Done leaves. @default true */
  canStartOver?: boolean;
  dock?: ReactNode;
  children: ReactNode;
}

/** The kit's shell with what every screen passes to it. */
export function Frame({ canStartOver = true, dock, children }: FrameProps) {
  const { view, show, device, startOver, leave } = useApp();
  const { language, isOnline } = useSnapshot(view);
  const { location } = useSnapshot(device.facts);
  const at = LANGUAGES.findIndex(({ id }) => id === language);
  return (
    <KioskShell
      location={location?.name ?? ''}
      connection={isOnline ? 'live' : 'offline'}
      language={LANGUAGES[at]?.name ?? ''}
      onLanguage={() => {
        show({ language: LANGUAGES[(at + 1) % LANGUAGES.length]?.id ?? 'en' });
      }}
      onStartOver={canStartOver ? startOver : undefined}
      onLeave={() => leave(false)}
      dock={dock}
    >
      {children}
    </KioskShell>
  );
}
