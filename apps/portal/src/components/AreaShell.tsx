import { AppShell, type AppShellProps, ErrorBoundary, ErrorState, SkeletonLabels } from '@instore/ui';
import type { Portal } from '@instore/api';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Bell } from './Bell.tsx';
import { Finder } from './Finder.tsx';
import { ConnectionLamp } from './ConnectionLamp.tsx';
import { Person } from './Person.tsx';
import { areas, sectionsAt } from './areas.ts';
import { useArea } from './useApp.ts';

type Own = 'area' | 'where' | 'sections' | 'search' | 'onSearch' | 'connection' | 'bell' | 'user';

export interface AreaShellProps extends Omit<AppShellProps, Own> {
  portal: Portal;
}

/** The frame of an area with everything that its pages share. A page that fails leaves it usable. */
export function AreaShell({ portal, children, ...page }: AreaShellProps) {
  const { shared } = useArea();
  const { location } = useSnapshot(shared.facts);
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
      connection={<ConnectionLamp />}
      bell={<Bell portal={portal} />}
      user={<Person portal={portal} />}
    >
      <ErrorBoundary resetKey={pathname} onReset={() => void router.invalidate()}>
        <OnceThereIsAPlace>{children}</OnceThereIsAPlace>
      </ErrorBoundary>
    </AppShell>
  );
}

/** A page needs to know at which location it is; until then, and when that fails, it says so. */
function OnceThereIsAPlace({ children }: { children: ReactNode }) {
  const { shared } = useArea();
  const router = useRouter();
  // Drawn in slices: a fact alone would have the whole page drawn in one go.
  const status = useDeferredValue(useSnapshot(shared.facts).status);
  if (status === 'failed') {
    return (
      <ErrorState onRetry={() => void router.invalidate()}>
        Your stores and locations could not be read. Nothing is lost.
      </ErrorState>
    );
  }
  return status === 'ready' ? children : <SkeletonLabels />;
}
