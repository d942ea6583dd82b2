import { expect, test } from 'vitest';
import { tracedFetch } from './traces.ts';

const ORIGIN = 'https://portal.example';

/** The `traceparent` with which a request is sent. */
async function traceOf(address: string): Promise<string | null> {
  let sent: Request | undefined;
  const send = tracedFetch(async (request) => {
    sent = request;
    return new Response();
  }, ORIGIN);
  await send(new Request(address));
  return sent?.headers.get('traceparent') ?? null;
}

test('Each request of a page begins a trace, which its server continues', { tags: 'O-05' }, async () => {
  const first = await traceOf(`${ORIGIN}/api/user/1001`);
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(await traceOf(`${ORIGIN}/api/user/1001`)).not.toBe(first);
});

test('The directory service on another host gets no trace header', { tags: 'H-05' }, async () => {
  expect(await traceOf('https://graph.microsoft.com/v1.0/me/photo/$value')).toBeNull();
});
