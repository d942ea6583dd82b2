import { LoaderScreen } from '@instore/ui';
import { PlainPersonMenu } from '../person/PlainPersonMenu.tsx';

/** A role that is allowed but has no area yet waits at '/'; the way out stays within reach. */
export function WaitingPage() {
  return <LoaderScreen label="Loading" action={<PlainPersonMenu />} />;
}
