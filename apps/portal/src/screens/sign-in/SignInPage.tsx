import { Button, InlineMessage, WelcomeScreen } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { Problem } from '../../session/auth.ts';
import { useApp } from '../app.ts';

const problems: Record<Problem, string> = {
  notStarted: 'The sign-in could not be started. Look after the network, then try again.',
  notCompleted:
    'The sign-in could not be completed. Try again. If it fails again, let this page store data in the browser, and see that there is room for it.',
  notKept:
    'This browser keeps nothing for this page, and without that nobody can sign in. Allow cookies and site data for this address in the browser’s settings, then load the page again.',
  leftOpen: 'You are signed out here. The corporate sign-in could not be reached to sign you out there too.',
};

/** The sign-in page [S-01, S-02]. */
export function SignInPage() {
  const { auth, config, session } = useApp();
  const { status, problem } = useSnapshot(auth);
  return (
    <WelcomeScreen
      title={`Welcome to ${config.brand.name}!`}
      subtitle="Sign In to your account"
      cardTitle="Sign In"
      {...(problem !== undefined && { note: <InlineMessage severity="critical">{problems[problem]}</InlineMessage> })}
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
