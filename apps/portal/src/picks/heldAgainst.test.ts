import { expect, test } from 'vitest';
import { holderOf, isHeldAgainst } from './heldAgainst.ts';

const NOW = Date.UTC(2025, 10, 21, 15, 0);
const held = (minutes: number) => ({
  holder: { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false },
  heldAt: new Date(NOW - minutes * 60_000).toISOString(),
});
const dario = { userId: 'dario', role: 'Warehouse_Personal' };

test('A line is held against others until 30 minutes after the last scan', { tags: 'W-10' }, () => {
  expect(holderOf(held(30), dario, NOW)).toBe('Petra Lindqvist');
  expect(isHeldAgainst(held(30), dario, NOW)).toBe(true);
  expect(isHeldAgainst(held(31), dario, NOW)).toBe(false);
  expect(isHeldAgainst({ holder: null, heldAt: null }, dario, NOW)).toBe(false);
  expect(isHeldAgainst(held(1), { ...dario, userId: 'petra' }, NOW)).toBe(false);
});

test('Admins see who holds a line, and may check it out', { tags: 'W-10' }, () => {
  const admin = { userId: 'emil', role: 'Warehouse_Admin' };
  expect(holderOf(held(1), admin, NOW)).toBe('Petra Lindqvist');
  expect(isHeldAgainst(held(1), admin, NOW)).toBe(false);
});
