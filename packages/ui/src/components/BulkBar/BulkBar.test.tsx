import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { BulkBar } from './BulkBar.tsx';

test.each([
  [0, 6, false, false],
  [1, 6, false, true],
  [5, 6, false, true],
  [6, 6, true, false],
  [0, 0, false, false],
])(
  'With %i of %i items chosen the checkbox is checked: %s, and mixed: %s',
  { tags: 'G-05' },
  async (chosen, total, all, some) => {
    await show(
      <BulkBar {...{ chosen, total }} onChooseAll={() => {}}>
        Buttons
      </BulkBar>,
    );
    const box = page.getByRole('checkbox', { name: `${chosen} of ${total} chosen` });
    await expect.element(box).toHaveProperty('indeterminate', some);
    await expect.element(box).toHaveProperty('checked', all);
  },
);
