import { expect, test } from 'vitest';
import { show } from '../../fixtures/keyboard.tsx';
import { Stack } from './Stack.tsx';

test('Only a stack that fills its page is known to the page, which leaves out its own space around it', async () => {
  await show(
    <>
      <Stack isFilling>The list</Stack>
      <Stack>The head</Stack>
    </>,
  );
  const filling = [...document.querySelectorAll('[data-fills]')].map(({ textContent }) => textContent);
  expect(filling).toEqual(['The list']);
});
