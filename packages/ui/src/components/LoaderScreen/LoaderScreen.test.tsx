import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { LoaderScreen } from './LoaderScreen.tsx';

test('While a page is loaded it says what takes long and what can be done', { tags: 'S-07' }, async () => {
  await show(
    <LoaderScreen
      label="Signing you in"
      note="This takes longer than usual."
      action={<button type="button">Stop</button>}
    />,
  );
  await expect.element(page.getByText('This takes longer than usual.')).toBeInTheDocument();
  await expect.element(named('progressbar', 'Signing you in')).toBeInTheDocument();
  await expect.element(named('button', 'Stop')).toBeInTheDocument();
});
