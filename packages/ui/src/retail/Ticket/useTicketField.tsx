import { useMessages } from '../../internal/useMessages.ts';
import type { BoxLabelField } from '../BoxLabel/BoxLabel.tsx';
import { Ticket } from './Ticket.tsx';

/** The first field of a label: the customer's number; none without a number. */
export function useTicketField(number: number | null | undefined): BoxLabelField[] {
  const say = useMessages('Ticket');
  if (number === null || number === undefined) return [];
  return [{ label: say('Number'), value: <Ticket number={number} />, isPlain: true, isLabelHidden: true }];
}
