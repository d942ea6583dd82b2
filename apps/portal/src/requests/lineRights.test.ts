import { expect, test } from 'vitest';
import { firstWhose, mayManage } from './lineRights.ts';

const maren = { id: '1001', name: 'Maren Okafor', hasPhoto: true };

test('The owner and the admins may manage a line; a line that waits belongs to no one', { tags: 'Z-09' }, () => {
  expect(mayManage({ role: 'Sales_Associate', userId: '1001' }, { owner: maren })).toBe(true);
  expect(mayManage({ role: 'Sales_Associate', userId: '1002' }, { owner: maren })).toBe(false);
  // A back end that does not name owners lists the caller's lines.
  expect(mayManage({ role: 'Sales_Associate', userId: '1002' }, {})).toBe(true);
  for (const role of ['Store_Admin', 'YK_Admin', 'Super_Admin']) {
    expect(mayManage({ role, userId: '1002' }, { owner: maren })).toBe(true);
    expect(mayManage({ role, userId: '1002' }, { owner: null })).toBe(false);
    expect(firstWhose(role)).toBe('all');
  }
  expect(firstWhose('Sales_Associate')).toBe('mine');
});
