import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { Heading } from './Heading.tsx';

test('A heading names its part of the page, and a long one can be cut to one line', async () => {
  await show(
    <section aria-labelledby="title" style={{ width: 200 }}>
      <Heading level={2} id="title" isTruncated>
        Manage all bins and shelves of your stockroom
      </Heading>
    </section>,
  );
  const name = 'Manage all bins and shelves of your stockroom';
  await expect.element(named('region', name)).toBeVisible();
  const heading = named('heading', name).element();
  expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth);
});
