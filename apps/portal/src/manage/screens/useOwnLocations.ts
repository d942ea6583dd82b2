import type { StoreLocation } from '@instore/api';
import { useMemo } from 'react';
import { useAreaCommon } from '../../app/context.ts';
import { useValues } from '../../shared/components/useValues.ts';

/** The locations at which the user works, in the order of the stores. */
export function useOwnLocations(): StoreLocation[] {
  const { storeLocations } = useValues(useAreaCommon().stores.state);
  return useMemo(() => storeLocations.flatMap(({ locations }) => locations), [storeLocations]);
}
