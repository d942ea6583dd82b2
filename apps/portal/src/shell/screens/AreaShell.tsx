import type { Area } from '@instore/api';
import { AppShell, type AppShellProps, ErrorBoundary, ErrorState, SkeletonLabels } from '@instore/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { Bell } from '../../notifications/screens/index.ts';
import { AreaUserMenu } from './AreaUserMenu.tsx';
import { Search } from '../search/Search.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { areas, sectionsAt } from './areas.ts';
import { ScreenTip } from './ScreenTip.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useLocationStatus } from './useLocationStatus.ts';

type Filled =
  | 'tip'
  | 'area'
  | 'where'
  | 'sections'
  | 'search'
  | 'isSearchField'
  | 'onSearch'
  | 'connection'
  | 'bell'
  | 'user';

export interface AreaShellProps extends Omit<AppShellProps, Filled> {
  area: Area;
  /** Address of the page of the navigation to which this page belongs. @default the page itself */
  section?: string;
  /** The page's own search field, in the place of the button that opens the palette. */
  searchField?: ReactNode;
}

/** The frame of the pages of an area: header, sections, search, bell. It stays usable if the page fails. */
export function AreaShell({ area, section, searchField, children, ...page }: AreaShellProps) {
  const say = useSay();
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.state);
  const { role } = useSnapshot(useApp().auth);
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [isSearching, setSearching] = useState(false);
  const { name, where } = areas[area];
  return (
    <AppShell
      // The pages have a FilterButton.
      hasStartOpener={false}
      {...page}
      area={say(name)}
      where={location ? say(where, { location: location.name }) : ''}
      sections={sectionsAt(say, area, section ?? pathname, role)}
      search={<Search area={area} isOpen={isSearching} onOpenChange={setSearching} field={searchField} />}
      isSearchField={searchField !== undefined}
      onSearch={() => setSearching(true)}
      connection={<ConnectionStatus />}
      bell={<Bell area={area} />}
      user={<AreaUserMenu area={area} />}
      tip={<ScreenTip key={pathname} path={pathname} />}
    >
      <ErrorBoundary resetKey={pathname} onReset={() => void router.invalidate()}>
        <WithLocation>{children}</WithLocation>
      </ErrorBoundary>
    </AppShell>
  );
}

/** Shows a page once the location in use is known, or why it is not. */
function WithLocation({ children }: { children: ReactNode }) {
  const say = useSay();
  const router = useRouter();
  const status = useLocationStatus();
  if (status === 'failed') {
    return (
      <ErrorState onRetry={() => void router.invalidate()}>
        {say('Your stores and locations could not be loaded.')}
      </ErrorState>
    );
  }
  return status === 'ready' ? children : <SkeletonLabels />;
}
