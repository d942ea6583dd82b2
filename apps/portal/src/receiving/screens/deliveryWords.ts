import type { DeliveryHead, DeliveryStatus } from '@instore/api';
import type { StampState } from '@instore/ui';
import type { PlainText } from '../../shared/texts/portalText.ts';

interface Words {
  state: StampState;
  text: PlainText;
}

/** The stamp of a delivery, by its status. */
const STAMPS: Record<DeliveryStatus, Words> = {
  expected: { state: 'request', text: 'Expected' },
  counting: { state: 'pending', text: 'Being counted' },
  'handed-in': { state: 'next', text: 'Counted' },
  closed: { state: 'found', text: 'Closed' },
};

/** How far a delivery is. */
export const deliveryStamp = ({ status }: Pick<DeliveryHead, 'status'>): Words => STAMPS[status];
