/** What stands before a message, for those who do not see its shape. */
export type SeverityText = 'Done:' | 'Error:' | 'Note:' | 'Warning:';
