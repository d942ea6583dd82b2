/** What the shop refuses or does not answer. The message contains no secret. */
export class ShopifyError extends Error {
  override name = 'ShopifyError';
}
