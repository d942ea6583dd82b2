'use client';

import { type ComponentType, type FunctionComponent, useMemo, useSyncExternalStore } from 'react';
import { createLoader, type Loaded, NOT_LOADED } from './loader.ts';

export type { Loaded } from './loader.ts';

/** What is shown as long as the component is not there; both get its properties. */
export interface OnDemandOptions<Props extends object> {
  /** Shown while the code is being loaded. @default nothing */
  placeholder?: ComponentType<Props>;
  /** Shown after three failed tries, until a later one succeeds. @default nothing */
  unavailable?: ComponentType<Props>;
}

/** A component whose code is loaded when it is first rendered. */
export type OnDemand<Props extends object> = FunctionComponent<Props> & {
  /** Starts loading before the component is rendered, e.g. on hover or from `fetchAhead`. Never rejects. */
  load: () => Promise<void>;
};

/**
 * Makes a component whose code is loaded when it is first rendered, so that it adds nothing to the first load. Tries
 * three times within 2.5 s, then every 5 s as long as the component is rendered. Call it once, outside of components:
 * the loaded code is kept and shows at once the next time.
 *
 * ```ts
 * const Panel = onDemand(() => import('panels/Panel').then((module) => module.Panel));
 * ```
 *
 * @param load resolves to the component; rejects when the code cannot be fetched
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder, unavailable }: OnDemandOptions<Props> = {},
): OnDemand<Props> {
  const loader = createLoader(load);
  function OnDemandComponent(props: Props) {
    const { value, hasFailed } = useSyncExternalStore(loader.subscribe, loader.current, loader.current);
    const Shown = value ?? (hasFailed ? unavailable : placeholder);
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(OnDemandComponent, { load: loader.load });
}

const wait = () => () => undefined;
const notLoaded = () => NOT_LOADED;

/**
 * Loads a value that is not a component, e.g. the state of a screen, with the same tries as `onDemand`.
 *
 * @param load must be stable between renders; `undefined` loads nothing yet
 */
export function useOnDemand<Value>(load: (() => Promise<Value>) | undefined): Loaded<Value> {
  const loader = useMemo(() => (load ? createLoader(load) : undefined), [load]);
  const current: () => Loaded<Value> = loader?.current ?? notLoaded;
  return useSyncExternalStore(loader?.subscribe ?? wait, current, current);
}
