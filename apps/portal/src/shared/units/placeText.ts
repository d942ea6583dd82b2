import type { HeldFor, ItemState, UnitOut, UnitTransfer } from '@instore/api';
import { momentOf } from '../format/formatTime.ts';
import type { SayText } from '../texts/portalText.ts';

/** What is known of the place of a unit. */
export interface PlaceFacts {
  state: ItemState;
  bin: string | null;
  missing: boolean;
  heldFor?: HeldFor | undefined;
  out?: UnitOut | undefined;
  transfer?: UnitTransfer | undefined;
}

/** Whether a unit is elsewhere than in its bin, or kept there for a person: its bin alone would not say it. */
export const isAway = ({ heldFor, out, transfer }: PlaceFacts): boolean =>
  heldFor !== undefined || out !== undefined || transfer !== undefined;

/**
 * Names the one place where a unit is [M-01]: sold, with a person, on its way, held, missing, in its bin or without one.
 *
 * @param locale of times, BCP 47
 */
export function placeText(say: SayText, facts: PlaceFacts, locale: string): string {
  const { state, bin, missing, heldFor, out, transfer } = facts;
  if (state === 'Sold') return say('Sold');
  if (out !== undefined) {
    return out.isWithCustomer
      ? say('With a customer of {name}', { name: out.to })
      : say('Checked out to {name}', { name: out.to });
  }
  const { from = '', to = '', status } = transfer ?? {};
  if (status === 'in-transit') return say('On its way from {from} to {to}', { from, to });
  if (status === 'packed' || status === 'sealed') return say('In a carton to {to}', { to });
  if (heldFor !== undefined) {
    return say('Held for {name} until {time}', { name: heldFor.firstName, time: momentOf(heldFor.until, locale) });
  }
  if (missing) return bin === null ? say('Missing') : say('Missing from bin {bin}', { bin });
  return bin === null ? say('No bin') : say('In bin {bin}', { bin });
}
