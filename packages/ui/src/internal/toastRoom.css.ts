import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the toast in the header, set on the root element while one is shown. */
export const toastHeight = createVar();

/** Space between the top of the window and a toast, px. */
export const TOAST_TOP = 2;

/** What a toast needs below the top of the window; 0 without one. Text in a toast may make it higher than the header. */
export const toastRoom = `calc(${fallbackVar(toastHeight, '0px')} + ${TOAST_TOP * 2}px)`;

/** Marks a sheet over the page: on a tablet a toast is beside it. An attribute, because a class without rules has no file. */
export const pageSheet = { 'data-page-sheet': true } as const;
