import { ErrorState } from '@instore/ui';
import type { ReactNode } from 'react';
import { useSayMessage } from '../language/useLanguage.ts';
import type { ResourceStore } from '../reads/resource.ts';
import { useValues } from './useValues.ts';

export interface LoadedProps<Value extends object> {
  resource: ResourceStore<Value>;
  /** Title of a failure. @default that of the kit's ErrorState */
  errorTitle?: string;
  /** Shown until the value is read. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A single read in each of its states: loading, failed, or its value, which stays if a later read fails [E-03]. */
export function Loaded<Value extends object>({ resource, errorTitle, skeleton, children }: LoadedProps<Value>) {
  const sayMessage = useSayMessage();
  const { value, status, error } = useValues(resource.state);
  return (
    <>
      {error === undefined ? null : (
        <ErrorState title={errorTitle} isRetrying={status === 'loading'} onRetry={() => void resource.retry()}>
          {sayMessage(error)}
        </ErrorState>
      )}
      {value ? children(value) : error === undefined ? skeleton : null}
    </>
  );
}
