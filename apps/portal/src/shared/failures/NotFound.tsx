import { Button, MessageScreen } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSay } from '../language/useLanguage.ts';

/** Shown for an address without a page. */
export function NotFound() {
  const say = useSay();
  const router = useRouter();
  return (
    <MessageScreen
      title={say('This page does not exist')}
      subtitle={say('Check the address, or go to the start page.')}
      action={
        <Button variant="signal" size="l" onPress={() => void router.navigate({ to: '/' })}>
          {say('Go to the start page')}
        </Button>
      }
    />
  );
}
