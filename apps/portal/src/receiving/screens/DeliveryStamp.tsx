import type { DeliveryHead } from '@instore/api';
import { Stamp } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { STAMPS } from './deliveryWords.ts';

/** How far a delivery is, as a stamp. */
export function DeliveryStamp({ delivery }: { delivery: Pick<DeliveryHead, 'status'> }) {
  const say = useSay();
  const { state, text } = STAMPS[delivery.status];
  return <Stamp state={state}>{say(text)}</Stamp>;
}
