import { expect, test } from 'vitest';
import { withoutArgs } from '../../.storybook/book/withoutArgs.ts';

const args = { value: 'request', page: 3, onChange: () => undefined, onConfirm: () => undefined };

test('A developer copies an example with its values in place of the args of the story', () => {
  const code = `const Example = (args) => {
  const [page, setPage] = useState(args.page);
  return <Pagination page={page} onChange={(next) => {
    setPage(next);
    args.onChange(next);
  }} />;
};`;
  expect(withoutArgs(code, args)).toBe(`const Example = () => {
  const [page, setPage] = useState(3);
  return <Pagination page={page} onChange={(next) => {
    setPage(next);
  }} />;
};`);
});

test('An arg that the story takes by its own name is replaced, too', () => {
  const code = `const Example = () => {
  const [chosen, setChosen] = useState<string>(value);
  return <Tabs value={chosen} onChange={onChange} />;
};`;
  expect(withoutArgs(code, args)).toBe(`const Example = () => {
  const [chosen, setChosen] = useState<string>("request");
  return <Tabs value={chosen} onChange={() => {}} />;
};`);
});

test('A callback of the file of the story becomes an empty function, one of the example stays', () => {
  const code = `const Example = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return <Dialog isOpen={isOpen} onClose={close} actions={<Button onPress={clear}>Clear</Button>} back={{ onPress: onBack }} />;
};`;
  const copied = withoutArgs(code, {});
  expect(copied).toContain('onClose={close}');
  expect(copied).toContain('onPress={() => {}}');
  expect(copied).toContain('back={{ onPress: () => {} }}');
});
