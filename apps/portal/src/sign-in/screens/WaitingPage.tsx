import { LoaderScreen } from '@instore/ui';
import { ContactUserMenu } from '../../shell/screens/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The loader of a role without an area; its menu has the logout. */
export function WaitingPage() {
  const say = useSay();
  return <LoaderScreen label={say('Loading')} action={<ContactUserMenu />} />;
}
