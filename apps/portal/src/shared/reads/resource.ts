import type { Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../language/texts.ts';
import { createTurns } from './turns.ts';

/** State of a single read. */
export interface Resource<Value> {
  /** The value that was read last; it stays while it is read again. Undefined before the first one. */
  value: Value | undefined;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last read failed; it stays while that is tried again. */
  error: string | undefined;
}

const nothing = { value: undefined, status: 'idle', error: undefined } as const;

/**
 * One value that is read with one call: state and actions. The one mechanism for single reads of the portal, as
 * `PagedList` is for lists. Of several reads the latest is shown; a value of other arguments is not shown meanwhile.
 */
export function createResource<Value extends object, Args extends unknown[]>({
  read,
  onValue,
}: {
  read: (...args: Args) => Promise<Result<Value>>;
  /** Called with a value before it is shown in the place of the one before. */
  onValue?: (value: Value, before: Value | undefined) => void;
}) {
  const state = proxy<Resource<Value>>({ ...nothing });
  const { begin, watch } = createTurns();
  let last: Args | undefined;

  /** Forgets the value: what is shown belongs to something else. */
  const clear = (): void => {
    begin();
    last = undefined;
    Object.assign(state, nothing);
  };
  /** Shows a value, also one that came with another answer. A read in flight is older. */
  const show = (value: Value): void => {
    begin();
    onValue?.(value, state.value);
    Object.assign(state, { value: ref(value), status: 'ready', error: undefined });
  };
  const load = async (...args: Args): Promise<void> => {
    if (last && JSON.stringify(args) !== JSON.stringify(last)) clear();
    last = args;
    const isLatest = begin();
    state.status = 'loading';
    const answer = await read(...args);
    if (!isLatest()) return;
    if (answer.ok) show(answer.data);
    else Object.assign(state, { status: 'failed', error: answer.message ?? SOMETHING_WRONG });
  };
  return {
    state,
    clear,
    show,
    load,
    /** Reads again what was read last. */
    retry: async (): Promise<void> => (last ? load(...last) : undefined),
    /** Reads without a sign of it: a failure changes nothing. For polls. */
    async poll(...args: Args): Promise<void> {
      const isLatest = watch();
      const answer = await read(...args);
      if (answer.ok && isLatest()) show(answer.data);
    },
  };
}

/** A resource as screens use it. */
export type ResourceStore<Value extends object> = ReturnType<typeof createResource<Value, never[]>>;
