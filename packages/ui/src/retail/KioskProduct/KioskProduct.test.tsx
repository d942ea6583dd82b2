import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskProduct, type KioskProductProps } from './KioskProduct.tsx';

const size = (name: string, inStock: number, euSize: string | null, sizeSystem = 'US M') => ({
  id: `${sizeSystem} ${name}`,
  size: name,
  sizeSystem,
  euSize,
  inStock,
});
const colour = (id: string) => ({ id, colourway: { name: id }, imageUrl: '' });

async function open(over: Partial<KioskProductProps>) {
  const [onColour, onSystem, onSize] = [vi.fn(), vi.fn(), vi.fn()];
  await show(
    <KioskProduct
      {...{ onColour, onSystem, onSize }}
      name="Halden Court 82"
      brand="Halden"
      colourway={{ name: 'Chalk', swatches: [] }}
      imageUrl=""
      price={140}
      colours={[colour('Chalk'), colour('Ink')]}
      colour="Ink"
      sizes={[size('9', 0, '42.5'), size('10', 2, '44')]}
      chosen="US M 10"
      {...over}
    />,
  );
  return { onColour, onSystem, onSize };
}
const terms = () =>
  page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);

test('[C-08] A product in European sizes says its size once, and offers no other names of it', async () => {
  await open({ sizes: [size('42', 1, '42', 'EU')], chosen: 'EU 42' });
  await expect.element(page.getByRole('radio', { name: /^42/ })).toBeChecked();
  expect(terms()).toEqual(['Size', 'In store']);
  await expect.element(named('button', 'EU')).not.toBeInTheDocument();
});

test('[C-08] A size without a European name offers none', async () => {
  await open({ sizes: [size('M', 1, null, 'Alpha')], chosen: 'Alpha M' });
  await expect.element(page.getByRole('radio', { name: /^M/ })).toBeChecked();
  expect(terms()).toEqual(['Size', 'In store']);
  await expect.element(named('button', 'EU')).not.toBeInTheDocument();
});

test('[C-06] Without a chosen size there is no label on the box; a touch of another colour opens it', async () => {
  const { onColour } = await open({ chosen: undefined });
  await expect.element(page.getByRole('term')).not.toBeInTheDocument();
  await expect.element(page.getByText('We bring it to you.')).toBeVisible();
  await expect.element(named('button', 'Ink')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(named('button', 'Chalk')).toHaveAttribute('aria-pressed', 'false');
  await named('button', 'Chalk').click();
  expect(onColour).toHaveBeenCalledExactlyOnceWith('Chalk');
});

test('[C-06] If all sizes are sold out, no nearest one is offered', async () => {
  await open({ sizes: [size('9', 0, '42.5'), size('10', 0, '44')] });
  await expect.element(page.getByRole('status')).toHaveTextContent('10 is sold out.');
  await expect.element(page.getByRole('status')).not.toHaveTextContent('Nearest');
});
