import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskProduct, type KioskProductProps } from './KioskProduct.tsx';
import { KioskProductDock } from './KioskProductDock.tsx';

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

test('A product in European sizes says its size once, and offers no other names of it', { tags: 'C-08' }, async () => {
  await open({ sizes: [size('42', 1, '42', 'EU')], chosen: 'EU 42' });
  await expect.element(page.getByRole('radio', { name: /^42/ })).toBeChecked();
  expect(terms()).toEqual(['Size', 'In store']);
  await expect.element(named('button', 'EU')).not.toBeInTheDocument();
});

test('A size without a European name offers none', { tags: 'C-08' }, async () => {
  await open({ sizes: [size('M', 1, null, 'Alpha')], chosen: 'Alpha M' });
  await expect.element(page.getByRole('radio', { name: /^M/ })).toBeChecked();
  expect(terms()).toEqual(['Size', 'In store']);
  await expect.element(named('button', 'EU')).not.toBeInTheDocument();
});

test('Without a chosen size there is no label on the box', { tags: 'C-06' }, async () => {
  const { onColour } = await open({ chosen: undefined });
  await expect.element(page.getByRole('term')).not.toBeInTheDocument();
  await expect.element(page.getByText('We bring it to you.')).toBeVisible();
  await expect.element(named('button', 'Ink')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(named('button', 'Chalk')).toHaveAttribute('aria-pressed', 'false');
  await named('button', 'Chalk').click();
  expect(onColour).toHaveBeenCalledExactlyOnceWith('Chalk');
});

test('If all sizes are sold out, no nearest one is offered', { tags: 'C-06' }, async () => {
  await open({ sizes: [size('9', 0, '42.5'), size('10', 0, '44')] });
  await expect.element(page.getByRole('status')).toHaveTextContent('10 is sold out.');
  await expect.element(page.getByRole('status')).not.toHaveTextContent('Nearest');
});

test('By its European names a size without one keeps its own', { tags: 'C-08' }, async () => {
  await open({ sizes: [size('9', 1, null), size('10', 2, '44')], isEuropean: true });
  for (const name of [/^9/, /^44/]) await expect.element(page.getByRole('radio', { name })).toBeVisible();
});

test('A touch of the nearest size chooses it', { tags: 'C-06' }, async () => {
  const { onSize } = await open({ sizes: [size('9', 2, '42.5'), size('10', 0, '44')] });
  await page.getByRole('status').getByRole('button', { name: /^9/ }).click();
  expect(onSize).toHaveBeenCalledExactlyOnceWith('US M 9');
});

test('Each button of the dock does its own; without a size nothing can be requested', { tags: 'C-06' }, async () => {
  const verbs = { onBack: vi.fn(), onRequest: vi.fn(), onCart: vi.fn() };
  await show(<KioskProductDock size="9" units={2} {...verbs} />);
  for (const [name, verb] of [
    [/^Back/, verbs.onBack],
    [/^Request to try on/, verbs.onRequest],
    [/^To try on 2/, verbs.onCart],
  ] as const) {
    await page.getByRole('button', { name }).click();
    expect(verb).toHaveBeenCalledOnce();
  }
  await show(<KioskProductDock units={0} {...verbs} />);
  await expect.element(named('button', 'Choose a size')).toBeDisabled();
});
