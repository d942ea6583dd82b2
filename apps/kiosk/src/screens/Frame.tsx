import { KioskShell } from '@instore/ui';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../rules/languages.ts';
import { leave } from '../state/device.ts';
import { show, startOver } from '../state/kiosk.ts';
import { useFacts, useKiosk } from './app.ts';

interface FrameProps {
  /** Whether Start over is offered; not on progress, where Done leaves. @default true */
  canStartOver?: boolean;
  dock?: ReactNode;
  children: ReactNode;
}

/** The kit's shell with what every screen passes to it. */
export function Frame({ canStartOver = true, dock, children }: FrameProps) {
  const kiosk = useKiosk();
  const { language, isOnline } = useFacts('view');
  const { location } = useFacts('device');
  const at = LANGUAGES.findIndex(({ id }) => id === language);
  return (
    <KioskShell
      location={location?.name ?? ''}
      connection={isOnline ? 'live' : 'offline'}
      language={LANGUAGES[at]?.name ?? ''}
      onLanguage={() => show(kiosk, { language: LANGUAGES[(at + 1) % LANGUAGES.length]?.id ?? 'en' })}
      onStartOver={canStartOver ? () => startOver(kiosk) : undefined}
      onLeave={() => leave(kiosk, false)}
      dock={dock}
    >
      {children}
    </KioskShell>
  );
}
