import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Kiosk } from '../state/kiosk.ts';

/** The kiosk, for all screens; filled by `main.tsx`. */
export const AppContext = createContext<Kiosk | undefined>(undefined);

/** The kiosk, to pass it to an action. */
export function useKiosk(): Kiosk {
  const kiosk = useContext(AppContext);
  if (!kiosk) throw new Error('The kiosk is missing.');
  return kiosk;
}

/** Reads the state; the component is drawn again when a part that it reads changes. Only actions change it. */
export const useKioskState = <Name extends 'state' | 'view' | 'device' | 'progress'>(name: Name): Kiosk[Name] =>
  useSnapshot(useKiosk()[name]) as Kiosk[Name];
