import { expect, test } from 'vitest';
import * as icons from '../../packages/ui/src/components/Icon/icons.ts';
import { withoutArgs } from '../../.storybook/book/withoutArgs.ts';
import { withValues } from '../../.storybook/book/withValues.ts';

const pair = { name: 'Tarn Fell Runner', size: '9', imageUrl: 'data:image/svg+xml,%3Csvg', isOpen: true };

test('A developer copies an example whose values the file of the story takes from elsewhere', () => {
  const code = 'const Example = () => <PickRow onOpen={() => {}} />;';
  expect(withValues(code, 'PickRow', { ...pair, onOpen: () => undefined }, undefined))
    .toBe(`const Example = () => <PickRow
  name="Tarn Fell Runner"
  size="9"
  imageUrl="/picture.svg"
  isOpen
  onOpen={() => {}} />;`);
});

test('A name that the example does not declare becomes its value; what the example sets itself stays', () => {
  const code = `const Example = () => {
  const [size, setSize] = useState("9");
  return <ProductDetail product={{ ...products[0]!, sizes: sizes }} size={size} icon={icons.plus} label="9" onSizeChange={(next) => { setSize(next); }} />;
};`;
  const args = { product: { name: 'Tarn', mark: icons.plus }, size: '9', icon: icons.plus, label: '10', pairs: [] };
  const copied = withValues(code, 'ProductDetail', args, undefined);
  expect(copied).toContain(
    '<ProductDetail product={{ name: "Tarn", mark: icons.plus }} size={size} icon={icons.plus} label="9" onSize',
  );
  expect(copied).not.toContain('pairs');
});

test('Of several elements none gets the values of all', () => {
  const code = 'const Example = () => <Stack><PickRow state="next" /><PickRow /></Stack>;';
  expect(withValues(code, 'PickRow', pair, undefined)).toBe(code);
});

test('Args that an example passes on together are written above it', () => {
  const code = `const Example = function Filtering(args) {
  const props = { ...args, value };
  return <FilterPanel {...props} />;
};`;
  const copied = withoutArgs(code, { sizeSystem: 'US M', onChange: () => undefined });
  expect(copied).toContain('const args = { sizeSystem: "US M", onChange: () => {} };');
  expect(copied).toContain('const Example = function Filtering() {');
});
