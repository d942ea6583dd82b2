import { useSnapshot } from 'valtio';

/**
 * Reads a state as `useSnapshot` does, with the state's own types: for values that go to components which do not take
 * read-only ones, and for stores in a state. Only actions change a state.
 */
export const useValues = <State extends object>(state: State, options?: { sync?: boolean }): State =>
  useSnapshot(state, options) as State;
