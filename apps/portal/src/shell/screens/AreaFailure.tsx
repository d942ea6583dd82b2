import { ErrorState } from '@instore/ui';
import type { Area } from '@instore/api';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { AreaShell } from './AreaShell.tsx';
import { RENDER_FAILURE } from '../../shared/language/texts.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Shown instead of a page that could not be drawn or loaded; the shell stays usable. */
export function areaFailure(area: Area) {
  return function AreaFailure({ reset }: ErrorComponentProps) {
    const say = useSay();
    const router = useRouter();
    const retry = () => {
      reset();
      void router.invalidate();
    };
    return (
      <AreaShell area={area} title={say('Requests')}>
        <ErrorState title={say(RENDER_FAILURE)} onRetry={retry} />
      </AreaShell>
    );
  };
}
