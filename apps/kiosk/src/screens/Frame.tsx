import { BoxArt, KioskAction, KioskShell } from '@instore/ui';
import type { ReactNode } from 'react';
import type { Language } from '@instore/api';
import { LANGUAGES } from '@instore/ui/messages/languages';
import { leave } from '../state/device.ts';
import { show, startOver } from '../state/kiosk.ts';
import { useFacts, useKiosk } from './app.ts';

interface FrameProps {
  /** Whether Start over is offered; not on progress, where Done leaves. @default true */
  canStartOver?: boolean;
  /** Another page begins at its top. */
  page?: string;
  dock?: ReactNode;
  children: ReactNode;
}

/** The kit's shell with what every screen passes to it. */
export function Frame({ canStartOver = true, page, dock, children }: FrameProps) {
  const kiosk = useKiosk();
  const { language, isOnline } = useFacts('view');
  const { location } = useFacts('device');
  return (
    <KioskShell
      location={location?.name ?? ''}
      connection={isOnline ? 'live' : 'offline'}
      languages={LANGUAGES}
      language={language}
      onLanguage={(id) => show(kiosk, { language: id as Language })}
      page={page}
      onStartOver={canStartOver ? () => startOver(kiosk) : undefined}
      onLeave={() => leave(kiosk, false)}
      dock={dock}
    >
      {children}
    </KioskShell>
  );
}

interface FailedProps {
  onRetry: () => void;
  /** Another way on, beside the retry. */
  children?: ReactNode;
}

/** What could not be loaded, with a retry. */
export function Failed({ onRetry, children }: FailedProps) {
  const dock = (
    <>
      {children}
      <KioskAction action="tryAgain" onPress={onRetry} />
    </>
  );
  return (
    <Frame dock={dock}>
      <BoxArt art="failed" />
    </Frame>
  );
}
