import { expect, test } from 'vitest';
import { moduleOf } from '../../.storybook/book/copiedCode.ts';
import { FIRST_CODE } from '../../.storybook/book/playground.ts';
import { entryOfNames, typeErrors } from './typeErrors.ts';

const entries = entryOfNames();

/** What people write in the playground: a tag, a fragment, hooks, functions of the kit that are called or passed on. */
const WRITTEN = [
  FIRST_CODE,
  '<Button variant="signal" icon={icons.undo}>Take back</Button>;',
  '<Fragment><Stamp state="next">Next</Stamp><Price amount={129} /></Fragment>',
  `() => {
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <TextField label="Receipt" ref={field} value={value} onChange={setValue} onSubmit={() => toasts.info(value)} />;
}`,
  `function Scans() {
  useScanGuard();
  const formats = [formatPrice].map((format) => format(129));
  return <List label="Prices" items={formats} getKey={plainText} estimatedHeight={20} isInPage>{(price) => <Text>{price}</Text>}</List>;
}`,
];

test('The playground copies code as a module that compiles', async () => {
  const modules = WRITTEN.map((code) => moduleOf(code, entries) ?? '');
  expect(modules[2]).toContain("import { Fragment } from 'react';");
  expect(modules[4]).toContain("import { formatPrice } from '@instore/ui/Price';");
  expect(await typeErrors(modules)).toBe('');
});

test('Code without a component of the kit is no module to copy', () => {
  expect(moduleOf('<p>Nothing of the kit</p>', entries)).toBeUndefined();
  expect(moduleOf('', entries)).toBeUndefined();
});
