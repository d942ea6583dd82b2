import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import { readColumns, readRemembered, remember } from './remembered.ts';

test('A choice is remembered; one that no longer exists is the first again', { tags: 'Z-05' }, () => {
  const local = memoryStorage();
  expect(readRemembered(local, 'layout', ['labels', 'table'])).toBe('labels');
  remember(local, 'layout', 'table');
  expect(readRemembered(local, 'layout', ['labels', 'table'])).toBe('table');
  expect(readRemembered(local, 'layout', ['labels', 'cards'])).toBe('labels');
});

test('A full storage loses nothing but the choice', { tags: 'Z-05' }, () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => remember(full, 'layout', 'table')).not.toThrow();
});

test('A storage that the browser forbids gives the first choice and all columns', { tags: ['Z-05', 'S-08'] }, () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(readRemembered(forbidden, 'layout', ['labels', 'table'])).toBe('labels');
  expect(readColumns(forbidden, 'columns', ['name'])).toEqual({ hidden: [], widths: {} });
});

test('Hidden columns and widths are remembered; what a table does not have is left out', { tags: 'Z-05' }, () => {
  const local = memoryStorage();
  const ids = ['name', 'sku', 'bin'];
  remember(local, 'columns', JSON.stringify({ hidden: ['bin', 'gone'], widths: { sku: 120, gone: 80, bin: '9' } }));
  expect(readColumns(local, 'columns', ids)).toEqual({ hidden: ['bin'], widths: { sku: 120 } });
  for (const broken of ['{', 'null', '7', '{"hidden":1,"widths":null}']) {
    remember(local, 'columns', broken);
    expect(readColumns(local, 'columns', ids)).toEqual({ hidden: [], widths: {} });
  }
});
