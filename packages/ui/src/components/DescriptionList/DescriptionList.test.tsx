import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { DescriptionList } from './DescriptionList.tsx';

test('A value that is missing or empty is two dashes; zero is a value', { tags: 'Z-08' }, async () => {
  const items = [undefined, null, '', 0].map((value, at) => ({ label: `Fact ${at}`, value }));
  await show(<DescriptionList items={items} />);
  await expect.element(page.getByRole('definition')).toHaveLength(4);
  const values = page.getByRole('definition').elements();
  expect(values.map(({ textContent }) => textContent)).toEqual(['--', '--', '--', '0']);
});
