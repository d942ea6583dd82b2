import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { InlineMessage } from './InlineMessage.tsx';

test.each([
  ['critical', 'alert', 'Error'],
  ['caution', 'status', 'Warning'],
  ['info', 'status', ''],
  ['positive', 'status', ''],
] as const)(
  'A message that is %s is announced as %s, and describes its field',
  { tags: 'T-01' },
  async (severity, role, word) => {
    await show(
      <>
        <input aria-label="Size" aria-describedby="why" />
        <InlineMessage id="why" severity={severity}>
          Scanned 10
        </InlineMessage>
      </>,
    );
    await expect.element(page.getByRole(role)).toHaveTextContent('Scanned 10');
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${word}.*Scanned 10$`));
  },
);
