/** What ProgressBar says by itself. */
export type ProgressBarText = 'In progress' | '{done} of {total}';
