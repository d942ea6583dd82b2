import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { page } from 'vitest/browser';
import { ErrorState } from './ErrorState.tsx';

test('An error says in the words of the host what failed', { tags: 'E-03' }, async () => {
  await show(<ErrorState title="The bins are not there">No answer</ErrorState>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bins are not there');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answer');
  expect(named('button', 'Try again').elements()).toHaveLength(0);
});
