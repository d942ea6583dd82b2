import { icons } from '@instore/ui';
import { PersonMenu } from './PersonMenu.tsx';
import { useApp } from '../app.ts';

/** The person outside of the areas: nobody has a profile there, but everybody whom to ask [H-04]. */
export function PlainPersonMenu() {
  const { config } = useApp();
  return (
    <PersonMenu
      path="/"
      ways={[{ id: config.brand.contact, label: 'Contact Us', icon: icons.mail }]}
      onGo={(contact) => globalThis.location.assign(contact)}
    />
  );
}
