import type { PlainText } from '../../shared/texts/portalText.ts';

/** What each screen explains on a first visit, by its address. A screen without words of its own has none. */
export const tips: Readonly<Record<string, PlainText>> = {
  '/shoesize':
    "Accept a customer's request, add it to the cart and press PLACE REQUEST. Pending: the stockroom picks the pair. Checked out: it is on its way to you, or with you.",
  '/shoesize/inventory': 'Products are styles with their sizes. Pairs are single boxes, each with its barcode and bin.',
  '/shoesize/bookings': 'A booking is a fitting that a customer has arranged. Press it to start or finish the fitting.',
  '/shoesize/holds': 'A hold keeps a pair for a customer until a time. Then the pair is free again.',
  '/shoesize/transfers':
    'A transfer brings a pair from another location. Ask for it here; their stockroom packs and sends it.',
  '/shoesize/take-back': 'Scan a pair that a customer brings back, then say why it comes back and how it is.',
  '/shoesize/insight': 'The figures of this location, for the days that you choose.',
  '/warehouse':
    'A pick is a pair that an associate waits for. Check it out when you take it from its bin; report it as not in bin if you cannot find it.',
  '/warehouse/view-dispatch': 'Dispatch lists the pairs that are out of their bins: who has them, and since when.',
  '/warehouse/receiving':
    'A delivery has cartons. Scan each pair of a carton, close the carton, then put the pairs away into bins.',
  '/warehouse/transfers': 'Other locations ask for pairs here. Pack them, send the carton, and scan what arrives.',
  '/warehouse/bins':
    'A bin is a place for boxes, e.g. A-14-03. Move takes pairs to another bin; a count compares a bin with its records.',
  '/warehouse/counts':
    'A plan says which aisles are counted and when; a round is the bins of one day. A difference is a pair that is missing or unexpected.',
  '/warehouse/consignment':
    'Consigned pairs belong to a consignee. Accept a pair into stock, or decline it with a reason.',
  '/warehouse/print': 'Shelf labels and pick lists are measured in mm. Choose the paper before you print.',
};
