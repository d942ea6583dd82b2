import { expect, test } from 'vitest';
import { applyBrand } from './applyBrand.ts';
import { applyBrandFile } from './brandTheme.ts';

/** The reasons that are logged for an answer to `/brand.json`. */
async function reasonsFor(answer: Response | Error): Promise<unknown[]> {
  const reasons: unknown[] = [];
  const fetch = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await applyBrandFile('/brand.json', fetch, { warn: (_message, reason) => reasons.push(reason) });
  return reasons;
}

test('A theme that people cannot read is refused, and the log names the colours', { tags: 'O-07' }, async () => {
  const [reason] = await reasonsFor(
    Response.json({ name: 'mint-street', accent: '#7DF0C3', themes: { light: { inkSoft: '#AAAAAA' } } }),
  );
  expect(reason).toMatch(/light: inkSoft #AAAAAA on paper #F5F3EE reaches 2\.\d+, needs 4\.5/);
});

test.each<[string, Response | Error]>([
  ['name: must be a text.', Response.json({ accent: '#7DF0C3' })],
  ['/brand.json answered 404', new Response('', { status: 404 })],
  ['The network is down', new Error('The network is down')],
])('A brand file that cannot be used does not stop the start: %s', { tags: 'O-07' }, async (reason, answer) => {
  expect(await reasonsFor(answer)).toEqual([reason]);
});

test('A start does not wait without a limit for the brand file', { tags: 'O-07' }, async () => {
  const limits: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    limits.push(init?.signal);
    throw new Error('The network is down');
  };
  await applyBrandFile('/brand.json', fetch, { warn: () => undefined });
  expect(limits).toEqual([expect.any(AbortSignal)]);
});

test('The brand file that the configuration names is read; without one nothing is', { tags: 'O-07' }, async () => {
  const [read, reasons]: [unknown[], unknown[]] = [[], []];
  const fetch: typeof globalThis.fetch = async (address) => {
    read.push(address);
    return new Response('', { status: 404 });
  };
  const log = { warn: (_message: string, reason: unknown) => reasons.push(reason) };
  await applyBrand(undefined, fetch, log);
  expect([read, reasons]).toEqual([[], []]);
  await applyBrand('/brand.json', fetch, log);
  expect([read, reasons]).toEqual([['/brand.json'], ['/brand.json answered 404']]);
});
