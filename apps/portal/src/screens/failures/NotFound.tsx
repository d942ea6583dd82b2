import { Button, MessageScreen } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';

/** Shown for an address without a page. */
export function NotFound() {
  const router = useRouter();
  return (
    <MessageScreen
      title="This page does not exist"
      subtitle="Check the address, or go to the start page."
      action={
        <Button variant="signal" size="l" onPress={() => void router.navigate({ to: '/' })}>
          Go to the start page
        </Button>
      }
    />
  );
}
