/** Trusted Types, which not every browser has (W3C Trusted Types, section 2.3). */
interface PolicyFactory {
  /** `createScriptURL` returns the address that may be loaded, `createHTML` the markup; `undefined` refuses it. */
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (address: string) => string | undefined;
      createHTML?: (markup: string) => string | undefined;
    },
  ) => { createScriptURL: (address: string) => string };
}

/** A page whose scripts and workers must come from addresses that a policy accepts. */
export type TrustingPage = Window & typeof globalThis & { trustedTypes?: PolicyFactory };
