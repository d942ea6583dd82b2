import type { PortalText } from '../texts/portalText.ts';

/** Shown when the server does not say what went wrong [K-07, K-08]. */
export const SOMETHING_WRONG = 'Something went wrong, please try later!' satisfies PortalText;

/** Shown when a page cannot be drawn. */
export const RENDER_FAILURE = 'Sorry.. there was an error' satisfies PortalText;
