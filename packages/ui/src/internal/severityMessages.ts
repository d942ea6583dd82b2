/** Texts that screen readers read before a message. */
export type SeverityText = 'Done:' | 'Error:' | 'Note:' | 'Warning:';
