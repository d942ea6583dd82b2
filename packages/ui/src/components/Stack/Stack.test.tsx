import { expect, test } from 'vitest';
import { show } from '../../fixtures/keyboard.tsx';
import { Stack } from './Stack.tsx';

test('A page leaves out its own space only around a stack that fills it', async () => {
  await show(
    <>
      <Stack isFilling>The list</Stack>
      <Stack>The head</Stack>
    </>,
  );
  const filling = [...document.querySelectorAll('[data-fills]')].map(({ textContent }) => textContent);
  expect(filling).toEqual(['The list']);
});
