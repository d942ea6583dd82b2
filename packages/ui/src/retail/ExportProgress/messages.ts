/** Keys of ExportProgress only: the English text is the key; translations are in src/messages. */
export type ExportProgressText = 'Stop' | 'Stop {what}' | '{size} received' | '{count} rows' | '{done} of {total} rows';
