import { SetupError } from '../base/startErrors.ts';

/** What the shop refuses or does not answer. The message contains no secret. */
export class ShopifyError extends SetupError {
  override name = 'ShopifyError';
}
