import { Button, MessageScreen } from '@instore/ui';
import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { Person } from '../components/Person.tsx';
import { useApp } from '../components/useApp.ts';

export const Route = createFileRoute('/unauthorized')({
  beforeLoad: ({ context: { app } }) => app.preferences.enter('/unauthorized'),
  component: Unauthorized,
});

/** */
function Unauthorized() {
  const { auth, session } = useApp();
  const { status } = useSnapshot(auth);
  return (
    <MessageScreen
      title="You are not authorized to access this page!"
      subtitle="Please contact to Administrator."
      action={
        status === 'signedIn' ? (
          <Person />
        ) : (
          <Button size="l" onPress={() => void session.logout()}>
            Sign in as somebody else
          </Button>
        )
      }
    />
  );
}
