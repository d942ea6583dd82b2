import { type Portal, mayEnter } from '@instore/api';
import { icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { PersonMenu } from './PersonMenu.tsx';
import { areas } from '../shell/areas.ts';
import { useApp } from '../app.ts';

/** The person in an area's header: to their profile, and to the other area for who may use both [H-04, H-06, R-04]. */
export function AreaPersonMenu({ portal }: { portal: Portal }) {
  const { role } = useSnapshot(useApp().auth);
  const router = useRouter();
  const other = portal === 'shoesize' ? 'warehouse' : 'shoesize';
  const { name, pages } = areas[other];
  return (
    <PersonMenu
      path={`/${portal}`}
      ways={[
        ...(mayEnter(role, other) ? [{ id: `/${other}`, label: name, icon: pages[0].icon }] : []),
        { id: `/${portal}/profile`, label: 'Profile', icon: icons.user },
      ]}
      onGo={(to) => router.history.push(to)}
    />
  );
}
