import { Button, MessageScreen } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { RENDER_FAILURE } from '../../rules/texts.ts';

/** Shown instead of a page outside the areas that could not be drawn. */
export function RootFailure({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      title={RENDER_FAILURE}
      action={
        <Button variant="signal" size="l" onPress={retry}>
          Try again
        </Button>
      }
    />
  );
}
