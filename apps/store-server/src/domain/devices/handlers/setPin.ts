import { fieldProblem, problem } from '../../../base/problems.ts';
import { devicePeople } from '../../../db/schema/devices.ts';
import { once } from '../../../db/idempotency.ts';
import { hashPin, pinFault } from '../../../security/pins.ts';
import type { Operation } from '../../operation.ts';
import { isPersonOn } from '../queries/people.ts';

/** Chooses the caller's PIN for the tablet in use [D-02]. The guard asks for a fresh full sign-in: a PIN is good for 7 days. */
export const setPin: Operation<'setPin'> = async (input) => {
  const { body, caller } = input;
  const fault = pinFault(body.pin);
  if (fault !== undefined) throw fieldProblem(422, 'Not a PIN', '/pin', fault);
  const { tabletId, userId } = caller;
  if (tabletId === undefined) throw notHere();
  const pinHash = await hashPin(body.pin);
  return once('setPin', input, async (tx) => {
    const stored = await tx
      .update(devicePeople)
      .set({ pinHash, tries: 0 })
      .where(isPersonOn(tabletId, userId))
      .returning({ userId: devicePeople.userId });
    if (stored.length === 0) throw notHere();
    return { data: { state: 'pin' } };
  });
};

const notHere = () =>
  problem(409, 'No tablet', { detail: 'A PIN is for a tablet of the shop where you work. Sign in fully on one.' });
