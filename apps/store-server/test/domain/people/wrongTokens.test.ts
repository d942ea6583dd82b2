import { expect, onTestFinished, test, vi } from 'vitest';
import { problem, ProblemError } from '../../../src/base/problems.ts';
import { authenticateOauth, WRONG_TOKENS_PER_NETWORK } from '../../../src/domain/people/handlers/authenticateOauth.ts';
import type { OperationInput } from '../../../src/domain/operation.ts';

type Input = OperationInput<'authenticateOauth'>;

/** The sign-in at a directory that knows the token `right`; `asked` counts the questions to it. */
function setUp({ isLimited = true } = {}) {
  const wrong = new Map<string, number>();
  const add = (network: string, by: number) => wrong.set(network, (wrong.get(network) ?? 0) + by);
  const asked = { all: 0, running: 0, most: 0 };
  const signIn = authenticateOauth({
    verifyAccessToken: async (token: string) => {
      asked.all += 1;
      asked.running += 1;
      asked.most = Math.max(asked.most, asked.running);
      if (token === 'hangs') await new Promise(() => {});
      await new Promise((resolve) => setImmediate(resolve));
      asked.running -= 1;
      if (token === 'outage') throw problem(503, 'The identity provider cannot be reached');
      return token === 'right' ? 'subject' : undefined;
    },
    wrongTokens: isLimited
      ? {
          count: async (network: string) => {
            add(network, 1);
            if ((wrong.get(network) ?? 0) > WRONG_TOKENS_PER_NETWORK) throw problem(429, 'Too many tries');
          },
          takeBack: async (network: string) => void add(network, -1),
        }
      : undefined,
    findCaller: async () => undefined,
    sessions: { issue: async () => 'session', verify: async () => undefined },
  } as unknown as Parameters<typeof authenticateOauth>[0]);
  const send = (accessToken: string, address = '203.0.113.7') =>
    signIn({ body: { accessToken }, address } as unknown as Input).then(
      () => 200,
      (error: { status?: number }) => error.status,
    );
  return { asked, send, signIn };
}

const times = (count: number, send: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

test('The directory is asked about few wrong tokens of a network', { tags: ['S-05', 'S-07'] }, async () => {
  const { asked, send } = setUp();
  const answers = await times(150, (index) => send(`junk${index}`));
  expect(asked.all).toBe(WRONG_TOKENS_PER_NETWORK);
  expect(answers.filter((status) => status === 429)).toHaveLength(150 - WRONG_TOKENS_PER_NETWORK);
  // Another network signs in.
  expect(await send('right', '203.0.113.8')).toBe(403);
});

test('The directory is asked about few tokens at once', { tags: 'S-05' }, async () => {
  const { asked, send } = setUp();
  await times(40, () => send('right'));
  expect(asked.most).toBeLessThanOrEqual(4);
  await times(200, (index) => send('right', `198.51.100.${index}`));
  expect(asked.most).toBeLessThanOrEqual(16);
});

test('Right tokens and an outage of the directory do not count as wrong', { tags: 'S-07' }, async () => {
  const { send } = setUp();
  await times(100, () => send('outage'));
  await times(100, () => send('right'));
  expect(await send('right')).toBe(403);
});

test('Wrong tokens lock no one out where no directory is asked about them', { tags: 'S-07' }, async () => {
  const { send } = setUp({ isLimited: false });
  expect(new Set(await times(150, (index) => send(`junk${index}`)))).toEqual(new Set([401]));
  expect(await send('right')).toBe(403);
});

test('A sign-in that waits for 15 seconds is told to try again later', { tags: 'S-05' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { signIn, asked } = setUp();
  const input = (accessToken: string) => ({ body: { accessToken }, address: '203.0.113.7' }) as unknown as Input;
  for (let index = 0; index < 4; index += 1) void signIn(input('hangs'));
  const waiting = signIn(input('right')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  const refused = await waiting;
  expect(refused).toBeInstanceOf(ProblemError);
  expect(refused).toMatchObject({ status: 429, retryAfter: 10 });
  expect(asked.all).toBe(4);
});
