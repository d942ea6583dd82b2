import type { TrustingPage } from '@instore/browser';

/** The worker of the kit that reads barcodes from the camera, as the build names it. */
const DECODER = /^\/assets\/decodeWorker-[\w-]+\.js$/;

/**
 * Lets the kit start its barcode decoder, and React Aria empty the announcement of a number or day that changes
 * (`innerHTML = ''`): they know no policy, so the default one checks them. The browser refuses every other address and
 * every other text that becomes markup or script.
 */
export function allowKit({ trustedTypes, location }: TrustingPage): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isDecoder(address, location.origin) ? address : undefined),
    createHTML: (markup) => (markup === '' ? markup : undefined),
  });
}

/** Whether an address is that of the decoder on the page's own origin. @throws for a text that is no address */
export function isDecoder(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return url.origin === origin && DECODER.test(url.pathname);
}
