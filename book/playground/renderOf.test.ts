import { expect, test } from 'vitest';
import { renderOf } from '../../.storybook/book/renderOf.ts';

test('A developer copies what a story renders, without its tests', () => {
  const story = `{
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    return <Button onPress={() => setOpen(true)}>Show</Button>;
  },
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
  }
}`;
  expect(renderOf(story)).toBe(`export function Example() {
  const [isOpen, setOpen] = useState(false);
  return <Button onPress={() => setOpen(true)}>Show</Button>;
}`);
});

test('An arrow function becomes a component, too', () => {
  const story = `{
  args: {
    gap: 8
  },
  render: () => <Stack gap={8}>
      <Text>One</Text>
    </Stack>
}`;
  expect(renderOf(story)).toBe(`export const Example = () => <Stack gap={8}>
    <Text>One</Text>
  </Stack>`);
});

test('A story of tests alone has no code to copy', () => {
  expect(renderOf(`{\n  beforeEach: () => applyBrandTheme(mint),\n  play: async () => {}\n}`)).toBeUndefined();
  expect(renderOf(`story('light', 'The sales floor in daylight')`)).toBeUndefined();
});
