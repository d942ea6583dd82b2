import type { PortalText } from '../texts/portalText.ts';

/** Shown when the server does not say what went wrong [K-07, K-08]. */
export const SOMETHING_WRONG = 'Something went wrong, please try later!' satisfies PortalText;

/** Shown where work goes on without the store [W-13]. */
export const STORE_UNREACHABLE = 'The store cannot be reached. Nothing is lost.' satisfies PortalText;

/** Shown when a page cannot be drawn. */
export const RENDER_FAILURE = 'Sorry.. there was an error' satisfies PortalText;
