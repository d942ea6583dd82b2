import { ErrorState } from '@instore/ui';
import type { Portal } from '@instore/api';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { AreaShell } from './AreaShell.tsx';
import { RENDER_FAILURE } from '../../rules/texts.ts';

/** A page that could not be drawn, or whose code did not come: the shell stays usable. */
export function areaFailure(portal: Portal) {
  return function AreaFailure({ reset }: ErrorComponentProps) {
    const router = useRouter();
    const retry = () => {
      reset();
      void router.invalidate();
    };
    return (
      <AreaShell portal={portal} title="Requests">
        <ErrorState title={RENDER_FAILURE} onRetry={retry} />
      </AreaShell>
    );
  };
}
