import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { SizeRuns } from './SizeRuns.tsx';

const sizes = [
  { size: '9', quantity: 2, system: 'US M' },
  { size: '10', quantity: 2, system: 'US M' },
  { size: '9', quantity: 2, system: 'US W' },
  { size: '10', quantity: 0, system: 'US W' },
];

test.each([
  ['US M', 'out of the run of women'],
  [undefined, 'in both runs'],
])('A wanted size of the system %s is highlighted %s', { tags: 'Z-05' }, async (wantedSystem, _where) => {
  await show(<SizeRuns sizes={sizes} wanted={['9']} wantedSystem={wantedSystem} sizeSystem={undefined} />);
  const run = (system: string) => page.getByRole('list', { name: `Sizes, ${system}` });
  await expect.element(run('US W')).toHaveTextContent('10, none');
  const looks = (system: string) => [...run(system).element().children].map(({ className }) => className);
  const [wanted, other] = looks('US M');
  expect(wanted).not.toBe(other);
  expect(looks('US W')[0]).toBe(wantedSystem === undefined ? wanted : other);
});

test('Sizes that name no system belong to that of the list', { tags: 'Z-05' }, async () => {
  await show(
    <SizeRuns sizes={[{ size: 'M', quantity: 1 }]} wanted={[]} wantedSystem={undefined} sizeSystem="Regular" />,
  );
  await expect.element(page.getByRole('list', { name: 'Sizes, Regular' })).toHaveTextContent('M');
});
