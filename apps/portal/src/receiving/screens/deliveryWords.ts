import type { DeliveryCarton, DeliveryHead, DeliveryStatus } from '@instore/api';
import type { StampState } from '@instore/ui';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';

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

/** How many pairs are counted. Without a count it is a dash: blank is not zero [M-02]. */
export const countedWords = (say: SayText, { expected, counted, absent }: Omit<DeliveryCarton, 'carton'>): string =>
  counted + absent === 0
    ? say('– of {total}', { total: expected })
    : say('{done} of {total}', { done: counted, total: expected });
