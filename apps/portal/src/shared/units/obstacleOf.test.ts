import { expect, test } from 'vitest';
import { obstacleOf } from './obstacleOf.ts';

test(
  'Of several reasons the one that says most precisely where the unit is is shown',
  { tags: ['Z-05', 'A-03'] },
  () => {
    const all = { missing: true, onHold: true };
    const none = { missing: false, onHold: false };
    expect(obstacleOf({ ...all, state: 'Checked Out' })).toBe('checked out');
    expect(obstacleOf({ ...all, state: 'Pending' })).toBe('missing');
    expect(obstacleOf({ ...all, missing: false, state: 'Pending' })).toBe('on hold');
    expect(obstacleOf({ ...none, state: 'Pending' })).toBe('reserved');
    expect(obstacleOf({ ...none, state: 'Checked In' })).toBeUndefined();
  },
);
