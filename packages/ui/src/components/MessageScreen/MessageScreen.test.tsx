import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { MessageScreen } from './MessageScreen.tsx';

test('A message of one line also has a way out', { tags: 'R-05' }, async () => {
  await show(<MessageScreen title="Page not found" action={<button type="button">Go to Requests</button>} />);
  await expect.element(named('heading', 'Page not found')).toBeVisible();
  await expect.element(named('button', 'Go to Requests')).toBeVisible();
});
