import { AppShell, type AppShellProps, ErrorBoundary, ErrorState, SkeletonLabels } from '@instore/ui';
import type { Portal } from '@instore/api';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Bell } from '../bell/Bell.tsx';
import { Finder } from '../search/Search.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { AreaPersonMenu } from '../person/AreaPersonMenu.tsx';
import { areas, sectionsAt } from './areas.ts';
import { useAreaCommon } from '../app.ts';

type Own = 'area' | 'where' | 'sections' | 'search' | 'onSearch' | 'connection' | 'bell' | 'user';

export interface AreaShellProps extends Omit<AppShellProps, Own> {
  portal: Portal;
}

/** The frame of an area with everything that its pages share. A page that fails leaves it usable. */
export function AreaShell({ portal, children, ...page }: AreaShellProps) {
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.facts);
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [isFinding, setFinding] = useState(false);
  const { name, place } = areas[portal];
  return (
    <AppShell
      {...page}
      area={name}
      where={location ? `${location.name}, ${place}` : ''}
      sections={sectionsAt(portal, pathname)}
      search={<Finder portal={portal} isOpen={isFinding} onOpenChange={setFinding} />}
      onSearch={() => setFinding(true)}
      connection={<ConnectionStatus />}
      bell={<Bell portal={portal} />}
      user={<AreaPersonMenu portal={portal} />}
    >
      <ErrorBoundary resetKey={pathname} onReset={() => void router.invalidate()}>
        <OnceThereIsAPlace>{children}</OnceThereIsAPlace>
      </ErrorBoundary>
    </AppShell>
  );
}

/** A page needs to know at which location it is; until then, and when that fails, it says so. */
function OnceThereIsAPlace({ children }: { children: ReactNode }) {
  const { stores } = useAreaCommon();
  const router = useRouter();
  // Drawn in slices: a fact alone would have the whole page drawn in one go.
  const status = useDeferredValue(useSnapshot(stores.facts).status);
  if (status === 'failed') {
    return (
      <ErrorState onRetry={() => void router.invalidate()}>
        Your stores and locations could not be read. Nothing is lost.
      </ErrorState>
    );
  }
  return status === 'ready' ? children : <SkeletonLabels />;
}
