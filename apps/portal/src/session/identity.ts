/** What the identity provider gives: a token and the account it is for. */
export interface Grant {
  accessToken: string;
  account: Record<string, unknown>;
}

/** The provider wants to see the person: a redirect must follow [S-04]. */
export class InteractionRequired extends Error {
  override readonly name = 'InteractionRequired';
}

/** The corporate sign-in as the session needs it; `msalIdentity.ts` is the real one. */
export interface IdentityPort {
  /** Whether this page load comes back from the provider. Answers without loading the sign-in library. */
  isReturning(): boolean;
  /** How the sign-in library is set up; what `msalConfig` stores [S-02]. */
  configuration(): Promise<unknown>;
  /** The grant of a redirect that ends on this page load, if there is one. */
  finishRedirect(): Promise<Grant | undefined>;
  /**
   * A token without asking the person.
   * @throws {InteractionRequired} when only a redirect can give one.
   */
  acquireSilently(options?: { isForced?: boolean }): Promise<Grant>;
  /** Leaves the page for the provider. With `isProven` the person signs in there anew, whoever is signed in there. */
  signIn(options: { isProven: boolean }): Promise<void>;
  /**
   * Ends the corporate session; leaves the page and comes back to '/'. `forget` is run once the account to sign out
   * is known and before the page is left: it empties the storages, the library's own entries included.
   */
  signOut(forget: () => void): Promise<void>;
}
