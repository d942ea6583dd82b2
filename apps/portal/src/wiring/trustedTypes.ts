/** Trusted Types, which not every browser has (W3C Trusted Types, section 2.3). */
interface PolicyFactory {
  /** `createScriptURL` returns the address that may be loaded, or `undefined` to refuse it. */
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | undefined },
  ) => { createScriptURL: (address: string) => string };
}

/** A page whose scripts and workers must come from addresses that a policy accepts. */
export type TrustingPage = Window & typeof globalThis & { trustedTypes?: PolicyFactory };

/** The worker of the kit that reads barcodes from the camera, as the build names it. */
const DECODER = /^\/assets\/decodeWorker-[\w-]+\.js$/;

/**
 * Lets the kit start its barcode decoder: the kit knows no policy, so its worker is checked by the default one. The
 * browser refuses every other address and every text that becomes markup or script.
 */
export function allowDecoder({ trustedTypes, location }: TrustingPage): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isDecoder(address, location.origin) ? address : undefined),
  });
}

/** Whether an address is that of the decoder on the page's own origin. @throws for a text that is no address */
export function isDecoder(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return url.origin === origin && DECODER.test(url.pathname);
}
