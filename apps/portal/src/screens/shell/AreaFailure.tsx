import { ErrorState } from '@instore/ui';
import type { Area } from '@instore/api';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { AreaShell } from './AreaShell.tsx';
import { RENDER_FAILURE } from '../../rules/texts.ts';

/** Shown instead of a page that could not be drawn or loaded; the shell stays usable. */
export function areaFailure(area: Area) {
  return function AreaFailure({ reset }: ErrorComponentProps) {
    const router = useRouter();
    const retry = () => {
      reset();
      void router.invalidate();
    };
    return (
      <AreaShell area={area} title="Requests">
        <ErrorState title={RENDER_FAILURE} onRetry={retry} />
      </AreaShell>
    );
  };
}
