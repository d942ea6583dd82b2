import { expect, test } from 'vitest';
import { type StartingPage, startCall, takingStarted } from './startedCalls.ts';

/** A page whose server answers with the number of the call, or with what `statuses` says. */
function openPage(...statuses: (number | 'lost')[]) {
  const sent: string[] = [];
  const page: StartingPage = {
    location: { href: 'https://store.example/shoesize' } as Location,
    fetch: async (input) => {
      sent.push(input instanceof Request ? input.url : String(input));
      const status = statuses[sent.length - 1] ?? 200;
      if (status === 'lost') throw new TypeError('Failed to fetch');
      return Response.json(sent.length, { status });
    },
  };
  const ask = async (path: string, authorization?: string) => {
    const headers = authorization === undefined ? undefined : { authorization };
    return (await takingStarted(page)(new Request(`https://store.example${path}`, { headers }))).json();
  };
  return { page, sent, ask };
}

test('The program takes over the answer of a started call, once', { tags: 'E-03' }, async () => {
  const { page, sent, ask } = openPage();
  expect(await startCall(page, '/lines?a=1&b=2', 'Bearer x')).toBe(1);
  expect(await ask('/lines?b=2&a=1', 'Bearer x')).toBe(1);
  expect(await ask('/lines?b=2&a=1', 'Bearer x')).toBe(2);
  expect(sent).toHaveLength(2);
});

test.each([
  ['/lines', 'Bearer of another person'],
  ['/lines', undefined],
  ['/lines?status=2', 'Bearer x'],
])('A call of %s with %s gets an answer of its own', { tags: 'S-08' }, async (path, authorization) => {
  const { page, ask } = openPage();
  await startCall(page, '/lines', 'Bearer x');
  expect(await ask(path, authorization)).toBe(2);
});

test.each(['lost', 401, 503] as const)('After %s the program asks itself', { tags: 'E-03' }, async (failure) => {
  const { page, ask } = openPage(failure);
  expect(await startCall(page, '/lines', 'Bearer x')).toBe(failure === 'lost' ? undefined : 1);
  expect(await ask('/lines', 'Bearer x')).toBe(2);
});

test('A write is never taken over, and an address may be a text', { tags: 'E-03' }, async () => {
  const { page } = openPage();
  await startCall(page, '/config.json');
  const write = new Request('https://store.example/config.json', { method: 'POST' });
  expect(await (await takingStarted(page)(write)).json()).toBe(2);
  expect(await (await takingStarted(page)('/config.json')).json()).toBe(1);
});
