/** An access token of the identity provider, and its account. */
export interface Grant {
  accessToken: string;
  account: Record<string, unknown>;
}

/** The user has to sign in at the provider: a redirect must follow [S-04]. */
export class InteractionRequired extends Error {
  override readonly name = 'InteractionRequired';
}

/** The corporate sign-in as the session uses it; `msalIdentity.ts` implements it with MSAL. */
export interface IdentityPort {
  /** Whether this page load is a return from the provider. Does not load the sign-in library. */
  isReturning(): boolean;
  /** The configuration of the sign-in library, which `msalConfig` stores [S-02]. */
  configuration(): Promise<unknown>;
  /** The grant of a redirect that ends with this page load, if any. */
  finishRedirect(): Promise<Grant | undefined>;
  /**
   * A grant without the user's help.
   * @throws {InteractionRequired} if the user has to sign in at the provider.
   */
  acquireSilently(options?: { isForced?: boolean }): Promise<Grant>;
  /**
   * A grant for the directory service alone, without the user's help; where the access token of the sign-in opens it, too,
   * that grant.
   * @throws {InteractionRequired} if the user has to sign in at the provider, or consent to the photo is missing.
   */
  acquireForDirectory(): Promise<Grant>;
  /** Leaves the page for the provider. With `isProven` the user has to sign in there again, even if signed in there. */
  signIn(options: { isProven: boolean }): Promise<void>;
  /**
   * Ends the corporate session: leaves the page and returns to '/'. Calls `forget` when the account is known, before
   * it leaves the page; `forget` clears the storages with the entries of the sign-in library.
   */
  signOut(forget: () => void): Promise<void>;
}
