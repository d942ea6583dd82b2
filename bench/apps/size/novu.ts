/** The bell, its list and the live connection are one component. */
export { Inbox } from '@novu/react';
