import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * The page that the identity provider returns to. It hands the answer to the frame that asked (silent renewal) or
 * to the page that started the redirect, and does nothing else: the portal itself never loads here.
 */
broadcastResponseToMainFrame().catch(() => {
  // Opened by hand, or the answer was used already: the start page knows what to do.
  globalThis.location.replace('/');
});
