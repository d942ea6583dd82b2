import { Button, WelcomeScreen } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from './useApp.ts';

/** The sign-in page [S-01, S-02]. */
export function SignInPage() {
  const { auth, config, session } = useApp();
  const { status } = useSnapshot(auth);
  return (
    <WelcomeScreen
      title={`Welcome to ${config.brand.name}!`}
      subtitle="Sign In to your account"
      cardTitle="Sign In"
      text="Please proceed to authenticate with Office365 credentials"
      action={
        <Button
          variant="signal"
          size="l"
          isFill
          isPending={status === 'redirecting'}
          onPress={() => void session.signIn()}
        >
          Login with Office 365
        </Button>
      }
    />
  );
}
