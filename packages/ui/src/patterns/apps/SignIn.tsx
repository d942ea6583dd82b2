import { Button, InlineMessage, LoaderScreen, MessageScreen, WelcomeScreen } from '@instore/ui';

interface SignInProps {
  /** What your identity provider and your server have answered. */
  state: 'signed out' | 'failed' | 'loading' | 'without a role';
  onSignIn: () => void;
  onSignOut: () => void;
}

/** From the first page to the app: one action; what failed, and what to do; a way out for an account without a role. */
export function SignIn({ state, onSignIn, onSignOut }: SignInProps) {
  if (state === 'loading') return <LoaderScreen label="Signing you in" />;
  if (state === 'without a role') {
    return (
      <MessageScreen
        title="You are not authorized to access this page!"
        subtitle="Ask your administrator for the role of the desk."
        action={<Button onPress={onSignOut}>Use another account</Button>}
      />
    );
  }
  return (
    <WelcomeScreen
      title="Pick-up desk"
      subtitle="Rue de Rivoli"
      cardTitle="Sign in"
      text="Use the account of your company."
      action={
        <Button variant="signal" size="l" isFill onPress={onSignIn}>
          Sign in
        </Button>
      }
      note={
        state === 'failed' ? (
          <InlineMessage severity="critical">The window was closed. Press Sign in to try again.</InlineMessage>
        ) : undefined
      }
    />
  );
}
