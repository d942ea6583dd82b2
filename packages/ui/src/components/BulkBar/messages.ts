/** Keys of BulkBar only: the English text is the key; translations are in src/messages. */
export type BulkBarText = 'Chosen items' | '{chosen} of {total} chosen';
