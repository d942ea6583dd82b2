import { Button, Heading, Stack, Text } from '@instore/ui';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { LockedFace } from '../tabletState.ts';

/** Leads a person to the full sign-in: a PIN is missing, too old, or was wrong five times. */
export function SignInOf({ person, onBack }: { person: LockedFace; onBack: () => void }) {
  const say = useSay();
  const { session } = useApp();
  const isLocked = person.state === 'locked';
  return (
    <Stack gap={16}>
      <div role="alert">
        <Heading level={2}>{isLocked ? say('PIN locked') : say('Full sign-in')}</Heading>
        <Text tone="soft">
          {isLocked
            ? say('Five wrong tries. After a full sign-in your PIN and your badge work here again.')
            : say('Sign in fully, then choose a PIN on the profile page.')}
        </Text>
      </div>
      <Button variant="signal" size="l" isFill onPress={() => void session.signIn()}>
        {say('Login with Office 365')}
      </Button>
      <Button variant="link" isFill onPress={onBack}>
        {say('Not {name}?', { name: person.firstName })}
      </Button>
    </Stack>
  );
}
