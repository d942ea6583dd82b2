import { Banner } from '@instore/ui';
import { useSearch } from '@tanstack/react-router';
import type { Unknown } from '../address/addressReader.ts';
import { useSay } from '../language/useLanguage.ts';

export interface AddressBannerProps {
  /** Values that only the data show to be unknown, e.g. a location. @default [] */
  alsoUnknown?: readonly string[];
}

/** Names the values of the address that the page does not understand and ignores [F-06]; nothing if there are none. */
export function AddressBanner({ alsoUnknown }: AddressBannerProps) {
  const say = useSay();
  const { unknown = [] }: Unknown = useSearch({ strict: false });
  const values = [...unknown, ...(alsoUnknown ?? [])];
  if (values.length === 0) return null;
  return (
    <Banner severity="caution" title={say('Part of the address is ignored')}>
      {values.join(', ')}
    </Banner>
  );
}
