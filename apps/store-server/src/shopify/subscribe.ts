import type { Shop } from './client.ts';
import { ShopifyError } from './errors.ts';
import { ADD_WEBHOOK, WEBHOOKS_QUERY } from './queries.ts';
import { WEBHOOK_PATH } from './receive.ts';
import type { Page } from './records.ts';
import { TOPICS } from './topics.ts';

/**
 * Asks the shop to send the webhooks of the topics that the store knows, if it does not do so yet.
 * @param origin the address of the store as the shop reaches it: `https://store.chain.example`
 * @returns the topics that were added
 * @throws ShopifyError
 */
export async function subscribe(shop: Shop, origin: string): Promise<string[]> {
  const uri = new URL(WEBHOOK_PATH, origin).href;
  const present = await readTopics(shop, uri);
  const missing = Object.values(TOPICS).filter(({ name }) => !present.has(name));
  for (const { name, fields } of missing) {
    const { webhookSubscriptionCreate: answer } = await shop.query<{
      webhookSubscriptionCreate: { userErrors: { message: string }[] };
    }>(ADD_WEBHOOK, { topic: name, webhook: { uri, format: 'JSON', includeFields: fields } });
    const [error] = answer.userErrors;
    if (error !== undefined) throw new ShopifyError(`The shop does not send ${name}: ${error.message}`);
  }
  return missing.map(({ name }) => name);
}

/** The topics that the shop sends to an address already. */
async function readTopics(shop: Shop, uri: string): Promise<Set<string>> {
  const found = new Set<string>();
  let after: string | null = null;
  do {
    const { webhookSubscriptions: page }: { webhookSubscriptions: Page<{ topic: string; uri: string }> } =
      await shop.query(WEBHOOKS_QUERY, { after });
    for (const each of page.nodes) if (each.uri === uri) found.add(each.topic);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}
