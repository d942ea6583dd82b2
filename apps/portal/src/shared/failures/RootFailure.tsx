import { Button, MessageScreen } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { RENDER_FAILURE } from '../language/texts.ts';
import { useSay } from '../language/useLanguage.ts';

/** Shown instead of a page outside the areas that could not be drawn. */
export function RootFailure({ reset }: { reset: () => void }) {
  const say = useSay();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      title={say(RENDER_FAILURE)}
      action={
        <Button variant="signal" size="l" onPress={retry}>
          {say('Try again')}
        </Button>
      }
    />
  );
}
