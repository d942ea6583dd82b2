import { LoaderScreen } from '@instore/ui';
import { ContactUserMenu } from '../person/ContactUserMenu.tsx';

/** The loader of a role without an area; its menu has the logout. */
export function WaitingPage() {
  return <LoaderScreen label="Loading" action={<ContactUserMenu />} />;
}
