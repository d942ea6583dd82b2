import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ValiError } from 'valibot';
import { problem } from '../base/problems.ts';
import type { ShopifySettings } from '../base/shopify.ts';
import type { Db } from '../db/database.ts';
import { shopifyWebhooks } from '../db/schema/shopify.ts';
import { TOPICS } from './topics.ts';

/** Where the shop sends its webhooks. */
export const WEBHOOK_PATH = '/shopify/webhooks';

/** What a node needs to take webhooks. */
export interface ReceiveParts {
  db: Db;
  /** The connected shop; without one, or without its secret, no webhook is taken. */
  shopify: Pick<ShopifySettings, 'shop' | 'webhookSecret'> | undefined;
  now: () => Date;
}

/**
 * Takes the webhooks of the shop. Each is checked by its signature, noted once by its id, and answered; the work is done
 * by `handleWebhooks`. Only the name of the record is noted: the content may be old, and has data of customers.
 */
export async function registerShopifyWebhooks(
  parent: FastifyInstance,
  { db, shopify, now }: ReceiveParts,
): Promise<void> {
  const { shop, webhookSecret: secret } = shopify ?? {};
  if (secret === undefined) return;
  await parent.register(async (app) => {
    // The signature covers the bytes as they were sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    app.post<{ Body: Buffer }>(WEBHOOK_PATH, async ({ headers, body }, reply) => {
      const header = (name: string): string => String(headers[`x-shopify-${name}`] ?? '');
      if (!isSigned(body, header('hmac-sha256'), secret) || header('shop-domain') !== shop)
        throw problem(401, 'Not signed by the shop');
      const [id, topic] = [header('webhook-id'), header('topic')];
      const subject = subjectOf(topic, body);
      if (id === '' || id.length > 100) throw problem(400, 'Not valid', { detail: 'The webhook has no id.' });
      // A topic that the store does not know is answered, too: the shop gives up an address that refuses.
      if (subject !== undefined) await note(db, { id, topic, subject, receivedAt: now() });
      return reply.code(200).send();
    });
  });
}

/** Compares in constant time, so that the answer's time tells nothing of the signature. */
function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const right = createHmac('sha256', secret).update(body).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

function subjectOf(topic: string, body: Buffer): string | undefined {
  try {
    return TOPICS[topic]?.subjectOf(JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof ValiError || error instanceof SyntaxError)
      throw problem(400, 'Not valid', { detail: 'The webhook names no record.' });
    throw error;
  }
}

async function note(db: Db, webhook: typeof shopifyWebhooks.$inferInsert): Promise<void> {
  await db.insert(shopifyWebhooks).values(webhook).onConflictDoNothing();
}
