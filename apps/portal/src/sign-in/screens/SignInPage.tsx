import { Button, InlineMessage, WelcomeScreen } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { Problem } from '../../session/auth.ts';
import { useApp } from '../../app/context.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

const problems: Record<Problem, PlainText> = {
  notStarted: 'The sign-in could not be started. Check your network connection, then try again.',
  notCompleted:
    'The sign-in could not be completed. Try again. If it fails again, allow this page to store data in the browser, and check that the disk is not full.',
  notKept:
    'This browser does not store data for this page, which the sign-in needs. Allow cookies and site data for this address in the browser’s settings, then reload the page.',
  leftOpen: 'You are signed out here. The corporate sign-in could not be reached, so you may still be signed in there.',
};

/** The sign-in page [S-01, S-02]. */
export function SignInPage() {
  const say = useSay();
  const { auth, config, session } = useApp();
  const { status, problem } = useSnapshot(auth);
  return (
    <WelcomeScreen
      title={say('Welcome to {product}!', { product: config.brand.name })}
      subtitle={say('Sign In to your account')}
      cardTitle={say('Sign In')}
      note={
        problem === undefined ? undefined : <InlineMessage severity="critical">{say(problems[problem])}</InlineMessage>
      }
      text={say('Please proceed to authenticate with Office365 credentials')}
      action={
        <Button
          variant="signal"
          size="l"
          isFill
          isPending={status === 'redirecting'}
          onPress={() => void session.signIn()}
        >
          {say('Login with Office 365')}
        </Button>
      }
    />
  );
}
