import { Button, LoaderScreen } from '@instore/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { STORE_UNREACHABLE } from '../../shared/language/texts.ts';

/**
 * Shows the router once it is known whether a user is signed in; no route is loaded before. A session that cannot be
 * opened leaves the loader, with a button to try again [S-07].
 */
export function SessionLoader({ children }: { children: ReactNode }) {
  const say = useSay();
  const app = useApp();
  // Deferred, so that React draws the first page in slices.
  const status = useDeferredValue(useSnapshot(app.auth).status);
  if (status === 'failed') {
    return (
      <LoaderScreen
        hasFailed
        label={say(STORE_UNREACHABLE)}
        action={<Button onPress={() => void app.session.start()}>{say('Try again')}</Button>}
      />
    );
  }
  if (status === 'starting') return <LoaderScreen label={say('Signing in')} />;
  if (status === 'leaving') return <LoaderScreen label={say('Signing out')} />;
  return children;
}
