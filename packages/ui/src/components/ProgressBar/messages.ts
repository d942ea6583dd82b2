/** Keys of ProgressBar only: the English text is the key; translations are in src/messages. */
export type ProgressBarText = 'In progress' | '{done} of {total}';
