import { type Area, mayEnter } from '@instore/api';
import { icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { SessionMenu } from './SessionMenu.tsx';
import { areas } from './areas.ts';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The user menu of an area: the profile, and the other area for roles that may enter both [H-04, H-06, R-04]. */
export function AreaUserMenu({ area }: { area: Area }) {
  const say = useSay();
  const { role } = useSnapshot(useApp().auth);
  const router = useRouter();
  const other = area === 'shoesize' ? 'warehouse' : 'shoesize';
  const { name, pages } = areas[other];
  return (
    <SessionMenu
      path={`/${area}`}
      items={[
        ...(mayEnter(role, other) ? [{ id: `/${other}`, label: say(name), icon: pages[0].icon }] : []),
        { id: `/${area}/profile`, label: say('Profile'), icon: icons.user },
      ]}
      onNavigate={(to) => router.history.push(to)}
    />
  );
}
