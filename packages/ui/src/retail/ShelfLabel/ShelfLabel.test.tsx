import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ShelfLabel, ShelfLabelSheets } from './ShelfLabel.tsx';

const label = (at: number) => ({ id: `${at}`, bin: `A-14-${String(at).padStart(2, '0')}`, place: 'Aisle A' });

test.each([
  ['a4', 1, 1],
  ['a4', 10, 1],
  ['a4', 11, 2],
  ['a4', 20, 2],
  ['label', 3, 3],
] as const)(
  'on %s %i labels need %i pages, and each label is printed once',
  { tags: 'Z-13' },
  async (paper, count, pages) => {
    await show(<ShelfLabelSheets labels={Array.from({ length: count }, (_, at) => label(at))} paper={paper} />);
    await expect.element(page.getByRole('img', { name: 'A-14-00' }).first()).toBeInTheDocument();
    const printed = document.querySelector('body > [aria-hidden="true"]:has([role="img"])')!;
    expect(printed.querySelectorAll('[role="img"]')).toHaveLength(count);
    expect(printed.children).toHaveLength(pages);
  },
);

test('The bars of a label with a code of its own encode that code', { tags: 'Z-13' }, async () => {
  await show(<ShelfLabelSheets labels={[{ ...label(3), code: 'S3' }, label(4)]} paper="label" />);
  await expect.element(page.getByRole('img', { name: 'S3' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A-14-04' })).toBeVisible();
  await expect.element(page.getByText('Aisle A S3').first()).toBeVisible();
});

test.each([
  ['a4', 86],
  ['label', 59],
] as const)(
  'the bars of a long code are no wider than %s paper allows: %i mm',
  { tags: 'Z-13' },
  async (paper, most) => {
    const widthOf = (code: string) =>
      Number.parseFloat(page.getByRole('img', { name: code, exact: true }).element().getAttribute('width')!);
    const long = 'CANAL STREET / STOCKROOM / A-14-03';
    await show([long, 'A-1'].map((bin) => <ShelfLabel key={bin} bin={bin} place="Aisle A" paper={paper} />));
    await expect.element(page.getByRole('img', { name: long })).toBeInTheDocument();
    expect(widthOf(long)).toBe(most);
    expect(widthOf('A-1')).toBeLessThan(most);
  },
);
