import { expect, test } from 'vitest';
import * as make from '../../test/support.ts';
import { deferred, ok, refused, settle } from '../../test/support.ts';
import { setUp } from '../../test/inventoryStore.ts';

test('The saved searches are shown, and stay if they cannot be read again', { tags: 'F-07' }, async () => {
  const saved = [{ name: 'Low runners', view: 'products' as const, filters: {} }];
  const answers = [ok(saved), make.noAnswer];
  const { state, readSaved } = setUp({
    getSavedSearches: () => Promise.resolve((answers.shift() ?? make.noAnswer) as never),
  });
  await readSaved();
  expect(state.saved).toEqual(saved);
  await readSaved();
  expect(state.saved).toEqual(saved);
});

test('A search that the server does not save says why', { tags: 'F-07' }, async () => {
  const { state, save } = setUp({
    saveSearch: () =>
      Promise.resolve(refused(422, 'You can keep 20 saved searches. Remove one first.', 'invalid') as never),
  });
  expect(await save('One more', 'products', {})).toBe('You can keep 20 saved searches. Remove one first.');
  expect(state.saved).toBeUndefined();
});

test('A search whose answer was lost is saved again with the same key', { tags: 'F-07' }, async () => {
  const keys: (string | undefined)[] = [];
  const { save } = setUp({
    saveSearch: (_search, options) => {
      keys.push(options?.key);
      return Promise.resolve(keys.length === 1 ? make.noAnswer : ok([]));
    },
  });
  expect(await save('Low runners', 'products', {})).toBe('Something went wrong, please try later!');
  expect(await save('Low runners', 'products', {})).toBeUndefined();
  await save('Low runners', 'pairs', {});
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('Removing a search waits for the save of another, and a double press saves once', { tags: 'F-07' }, async () => {
  const saving = deferred<never>();
  const sent: string[] = [];
  const { state, save, removeSaved, heard } = setUp({
    saveSearch: ({ name }) => {
      sent.push(`save ${name}`);
      return saving.promise;
    },
    removeSavedSearch: ({ name }) => {
      sent.push(`remove ${name}`);
      return Promise.resolve(sent.length === 2 ? ok([]) : refused(503, 'Later.', 'server'));
    },
  });
  const [first, second] = [save('New', 'products', {}), save('New', 'products', {})];
  const removing = removeSaved('Old');
  await settle();
  expect(sent).toEqual(['save New']);
  saving.resolve(refused(422, 'You can keep 20 saved searches. Remove one first.', 'invalid') as never);
  expect(await Promise.all([first, second])).toEqual(
    Array(2).fill('You can keep 20 saved searches. Remove one first.'),
  );
  await removing;
  expect(sent).toEqual(['save New', 'remove Old']);
  expect(state.saved).toEqual([]);
  await removeSaved('Old');
  expect(heard.said).toEqual([{ kind: 'caution', title: 'Later.' }]);
});

test('Two searches that are removed one right after the other are both removed', { tags: 'F-07' }, async () => {
  const sent: string[] = [];
  const { state, removeSaved } = setUp({
    removeSavedSearch: ({ name }) => {
      sent.push(name);
      return Promise.resolve(ok(name === 'Old' ? [{ name: 'Older', view: 'products', filters: {} }] : []));
    },
  });
  await Promise.all([removeSaved('Old'), removeSaved('Older')]);
  expect(sent).toEqual(['Old', 'Older']);
  expect(state.saved).toEqual([]);
});
