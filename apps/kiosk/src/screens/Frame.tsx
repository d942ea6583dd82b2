import { BoxArt, KioskAction, KioskShell } from '@instore/ui';
import type { ReactNode } from 'react';
import type { Language } from '@instore/api';
import { LANGUAGES } from '@instore/ui/messages/languages';
import { unitsIn } from '../state/cart.ts';
import { useKioskState, useKiosk } from './app.ts';

interface FrameProps {
  /** Whether Start over is offered; not on progress, where Done leaves. @default true */
  canStartOver?: boolean;
  /** Another page begins at its top. */
  page?: string;
  dock?: ReactNode;
  children: ReactNode;
}

/** What the first screen and all others show around their content. */
export function useFrame() {
  const kiosk = useKiosk();
  const { language } = useKioskState('view');
  const { location } = useKioskState('device');
  return {
    location: location?.name ?? '',
    languages: LANGUAGES,
    language,
    onLanguage: (id: string) => kiosk.show({ language: id as Language }),
    onLeave: () => kiosk.leave(false),
  };
}

/** The kit's shell with what every screen passes to it. */
export function Frame({ canStartOver = true, ...props }: FrameProps) {
  const kiosk = useKiosk();
  const { isOnline } = useKioskState('view');
  const { status } = useKioskState('device');
  const connection = isOnline ? 'live' : 'offline';
  return (
    <KioskShell
      {...useFrame()}
      {...props}
      connection={status === 'ready' ? connection : undefined}
      onStartOver={canStartOver ? () => kiosk.startOver() : undefined}
    />
  );
}

interface FailedProps {
  onRetry: () => void;
  /** Another way on, beside the retry. @default Start over */
  children?: ReactNode;
}

/** What could not be loaded, with a retry. */
export function Failed({ onRetry, children }: FailedProps) {
  const kiosk = useKiosk();
  const { cart } = useKioskState('state');
  const { retrySeconds } = useKioskState('view');
  const dock = (
    <>
      {children ?? <KioskAction action="leave" onPress={() => kiosk.startOver()} />}
      <KioskAction action="tryAgain" onPress={onRetry} />
    </>
  );
  return (
    <Frame dock={dock}>
      <BoxArt art="failed" units={unitsIn(cart)} retrySeconds={retrySeconds} />
    </Frame>
  );
}
