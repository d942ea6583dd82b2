import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** Height of the toast in the header, set on the root element while one is shown. */
export const toastHeight = createVar();

/** Space between the top of the window and a toast, px. */
export const TOAST_TOP = 2;

/** What a toast needs below the top of the window; 0 without one. Text in a toast may make it higher than the header. */
export const toastRoom = `calc(${fallbackVar(toastHeight, '0px')} + ${TOAST_TOP * 2}px)`;

/** A sheet over the page: on a tablet a toast is beside it. */
export const pageSheet = style({});
