/**
 * `z-index` of dialogs and sheets: that of React Aria's popovers, so that the overlay that opened last is on top. A popup
 * covers an open menu, and a menu in a dialog covers the dialog.
 */
export const OVERLAY_LEVEL = 100_000;

/** `z-index` of toasts: above every overlay. */
export const TOAST_LEVEL = OVERLAY_LEVEL + 1;
