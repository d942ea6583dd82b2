/** Keys of Ticket only: the English text is the key; translations are in src/messages. */
export type TicketText = 'Customer' | 'Customer {number}' | 'Number';
