import { UserMenu, icons } from '@instore/ui';
import type { Portal } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { themeFor } from '../state/preferences.ts';
import { useApp } from './useApp.ts';

/** The person in the header [H-03…H-06]; outside the areas 'Contact Us' stands in for 'Profile'. */
export function Person({ portal }: { portal?: Portal }) {
  const { auth, config, photo, preferences, session } = useApp();
  const router = useRouter();
  const { user, role } = useSnapshot(auth);
  const { url } = useSnapshot(photo.facts);
  const { theme } = useSnapshot(preferences.facts);

  const act = (id: string) => {
    if (id === 'logout') void session.logout();
    else if (id === 'contact') globalThis.location.assign(config.brand.contact);
    else if (portal) void router.navigate({ to: `/${portal}/profile` });
  };

  return (
    <UserMenu
      name={user?.name}
      role={role}
      photoUrl={url}
      items={[
        portal
          ? { id: 'profile', label: 'Profile', icon: icons.user }
          : { id: 'contact', label: 'Contact Us', icon: icons.mail },
        { id: 'logout', label: 'Logout', icon: icons.logOut },
      ]}
      theme={themeFor(theme, `/${portal ?? ''}`)}
      onThemeChange={preferences.chooseTheme}
      onAction={act}
    />
  );
}
