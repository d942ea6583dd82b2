/** The texts of ProgressBar. */
export type ProgressBarText = 'In progress' | '{done} of {total}';
