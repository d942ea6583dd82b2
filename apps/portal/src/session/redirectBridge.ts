import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * The page that the identity provider returns to. It passes the answer to the frame of a silent renewal, or to the page
 * that started the redirect. The portal itself is not loaded here.
 */
broadcastResponseToMainFrame().catch(() => {
  // Opened without an answer, or the answer was used already.
  globalThis.location.replace('/');
});
