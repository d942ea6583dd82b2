import { Button, LoaderScreen } from '@instore/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../app.ts';

/**
 * Nothing of the router is shown, and no route is loaded, before it is known who is here. A session that cannot be
 * opened leaves the loader, with a way to try again [S-07].
 */
export function SessionLoader({ children }: { children: ReactNode }) {
  const app = useApp();
  // In slices, and not within the answer that told it.
  const status = useDeferredValue(useSnapshot(app.auth).status);
  if (status === 'failed') {
    return (
      <LoaderScreen
        label="Signing in"
        note="The store does not answer as it should. Nothing is lost."
        action={<Button onPress={() => void app.session.start()}>Try again</Button>}
      />
    );
  }
  if (status === 'starting') return <LoaderScreen label="Signing in" />;
  if (status === 'leaving') return <LoaderScreen label="Signing out" />;
  return children;
}
