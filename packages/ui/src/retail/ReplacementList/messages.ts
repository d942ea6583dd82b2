/** Keys of ReplacementList only: the English text is the key; translations are in src/messages. */
export type ReplacementListText = 'Size {size}, {bin}, {barcode}, {owner}, {price}' | 'no bin';
