import { SetupError } from '../base/startErrors.ts';

/** What the shop refuses or does not answer. The message contains no secret. */
export class ShopifyError extends SetupError {
  override name = 'ShopifyError';

  /** @param isAccessRefused whether the shop does not know the app any more, or has taken its rights */
  constructor(
    message: string,
    readonly isAccessRefused = false,
  ) {
    super(message);
  }
}
