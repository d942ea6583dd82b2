import { icons } from '@instore/ui';
import { SessionMenu } from './SessionMenu.tsx';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The user menu outside of the areas: without a profile, with a contact [H-04]. */
export function ContactUserMenu() {
  const say = useSay();
  const { config } = useApp();
  return (
    <SessionMenu
      path="/"
      items={[{ id: config.brand.contact, label: say('Contact Us'), icon: icons.mail }]}
      onNavigate={(contact) => globalThis.location.assign(contact)}
    />
  );
}
