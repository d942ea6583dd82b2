import type { RequestLine } from '@instore/api';
import type { Dispatch } from './dispatchList.ts';

/** Who or where gets a pair. */
export type Recipient = { readonly personId: string } | { readonly spot: string };

/** Who or what had the pair before: where it was brought, or else its associate. */
export function formerRecipient(
  line: RequestLine,
  { spots, people }: Pick<Dispatch, 'spots' | 'people'>,
): Recipient | undefined {
  const { deliveredTo, owner } = line;
  if (!deliveredTo) return owner ? { personId: owner.id } : undefined;
  if (spots.includes(deliveredTo)) return { spot: deliveredTo };
  const person = people.find(({ name }) => name === deliveredTo);
  return person && { personId: person.id };
}

/** The name of a spot or a person. */
export const recipientName = (recipient: Recipient, people: Dispatch['people']): string =>
  'spot' in recipient ? recipient.spot : (people.find(({ id }) => id === recipient.personId)?.name ?? '');
