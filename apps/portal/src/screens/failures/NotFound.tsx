import { Button, MessageScreen } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';

/** An address that leads nowhere, and the way home. */
export function NotFound() {
  const router = useRouter();
  return (
    <MessageScreen
      title="This page does not exist"
      subtitle="The address may be mistyped, or the page has moved."
      action={
        <Button variant="signal" size="l" onPress={() => void router.navigate({ to: '/' })}>
          Go to the start page
        </Button>
      }
    />
  );
}
