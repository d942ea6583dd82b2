import { LoaderScreen } from '@instore/ui';
import { ContactUserMenu } from '../person/ContactUserMenu.tsx';
import { useSay } from '../language.ts';

/** The loader of a role without an area; its menu has the logout. */
export function WaitingPage() {
  const say = useSay();
  return <LoaderScreen label={say('Loading')} action={<ContactUserMenu />} />;
}
