import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Kiosk } from '../state/facts.ts';

/** The kiosk, for all screens; filled by `main.tsx`. */
export const AppContext = createContext<Kiosk | undefined>(undefined);

/** The kiosk, to pass it to a verb. */
export function useKiosk(): Kiosk {
  const kiosk = useContext(AppContext);
  if (!kiosk) throw new Error('The kiosk is missing.');
  return kiosk;
}

/** Reads facts; the component is drawn again when those that it reads change. Only verbs change them. */
export const useFacts = <Name extends 'facts' | 'view' | 'device' | 'progress'>(name: Name): Kiosk[Name] =>
  useSnapshot(useKiosk()[name]) as Kiosk[Name];
