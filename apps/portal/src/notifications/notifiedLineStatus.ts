import type { LineStatus } from '@instore/api';

/** The tab of /shoesize that a click on a notification selects [N-05]. */
export const NOTIFIED_LINE_STATUS: LineStatus = '3';
