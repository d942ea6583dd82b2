import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Banner } from './Banner.tsx';

test.each([
  ['critical', 'alert'],
  ['caution', 'status'],
  ['info', 'status'],
  ['positive', 'status'],
] as const)('A banner that is %s is announced as %s', { tags: 'T-01' }, async (severity, role) => {
  await show(<Banner severity={severity} title="The server is not answering." />);
  await expect.element(page.getByRole(role)).toHaveTextContent('The server is not answering.');
});
