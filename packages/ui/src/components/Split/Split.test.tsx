import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Split } from './Split.tsx';

test.each([
  [1024, false, 'complementary'],
  [1023, false, 'dialog'],
  [1280, true, 'complementary'],
  [1279, true, 'dialog'],
] as const)(
  'At %i px, with filters beside the list: %s, the detail is a %s',
  { tags: 'Z-05' },
  async (width, hasFilters, role) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await show(
      <Split
        start={hasFilters ? <p>Filters</p> : null}
        detail={<p>Halden Court 82</p>}
        detailLabel="Product"
        onCloseDetail={() => {}}
      >
        The list
      </Split>,
    );
    await expect.element(page.getByRole(role, { name: 'Product' })).toHaveTextContent('Halden Court 82');
  },
);

test('Without an open item there is no detail, on wide and on narrow screens', { tags: 'Z-05' }, async () => {
  onTestFinished(() => page.viewport(1280, 800));
  for (const width of [1280, 820]) {
    await page.viewport(width, 800);
    await show(
      <Split detail={null} detailLabel="Product" onCloseDetail={() => {}}>
        List {width}
      </Split>,
    );
    await expect.element(page.getByText(`List ${width}`)).toBeVisible();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});
