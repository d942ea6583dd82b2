import { landingOf } from '@instore/api';
import { Button, MessageScreen, Stack } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { ContactUserMenu } from '../../shell/screens/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** /unauthorized: the role does not allow the page. */
export function UnauthorizedPage() {
  const say = useSay();
  const { auth, session } = useApp();
  const router = useRouter();
  const { status, role } = useSnapshot(auth);
  const landing = landingOf(role);
  return (
    <MessageScreen
      title={say('You are not authorized to access this page!')}
      subtitle={say('Please contact to Administrator.')}
      action={
        status === 'signedIn' ? (
          <Stack gap={24} align="start">
            {landing === '/' || landing === '/unauthorized' ? null : (
              <Button variant="signal" size="l" onPress={() => void router.navigate({ to: landing })}>
                {say('Go to the start page')}
              </Button>
            )}
            <ContactUserMenu />
          </Stack>
        ) : (
          <Button size="l" onPress={() => void session.logout()}>
            {say('Sign in with another account')}
          </Button>
        )
      }
    />
  );
}
