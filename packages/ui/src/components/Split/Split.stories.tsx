import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { InventoryScreen } from '../../patterns/InventoryScreen.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Code } from '../Code/Code.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Split } from './Split.tsx';

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: { detailLabel: 'Product', onCloseDetail: fn(), children: null },
  parameters: {
    guide: {
      use: [
        'For a list and the detail of its open item; each scrolls separately. With start for filters.',
        'In a place with a height of its own. The list keeps its place while a detail opens and closes.',
      ],
      avoid: [
        "For something beside the whole page, such as the cart: use AppShell's aside.",
        'For a task that must be finished first: use Dialog.',
      ],
      keyboard: [
        ['Tab', 'Through filters, list and detail in this order.'],
        ['Escape', 'Where the detail is a sheet: closes it, and the focus returns.'],
      ],
      accessibility: [
        'Beside the list the detail is an aside named by detailLabel; narrow, a dialog with that title.',
        'Mark the open line with isChosen or isOpen. Beside the list the focus stays in the list: the detail is near.',
      ],
      content: ['detailLabel is a noun: "Product".'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  decorators: [
    exceptExamples((Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    )),
  ],
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Filters, results and the opened product side by side. */
export const Example: Story = {
  render: () => <InventoryScreen opened="HC82-104-CF" />,
  play: async ({ canvas }) => {
    if (window.innerWidth < 1280) return;
    const detail = within(canvas.getByRole('complementary', { name: 'Product' }));
    await expect(detail.getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
  },
};

/** Another row opens in the place of the first. */
export const AnotherRow: Story = {
  ...Example,
  // A setting of the toolbar: the docs page does not show the screen a second time.
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1280) return;
    const detail = within(canvas.getByRole('complementary', { name: 'Product' }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Tarn Fell Runner' }))[0]!);
    await expect(detail.getByRole('heading', { name: 'Tarn Fell Runner' })).toBeVisible();
  },
};

/** On narrow screens the product is a sheet; closing it returns the focus to its row. */
export const OnTablet: Story = {
  render: () => <InventoryScreen opened={undefined} />,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: {
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' } } },
  },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1280) return;
    const row = (await canvas.findAllByRole('button', { name: 'Tarn Fell Runner' }))[0]!;
    await userEvent.click(row);
    await screen.findByRole('dialog', { name: 'Product' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Example, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { ...Example, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...Example, globals: { textSize: '200' } };

/** A list, and the detail of its open item. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, minHeight: 260 }}>
      <Stack gap={12}>
        <Heading level={2}>3 requests</Heading>
        <Divider />
        <Inline>
          <Code size={17}>10.5</Code>
          <Text weight="strong">Halden Court 82</Text>
        </Inline>
        <Divider />
        <Inline>
          <Code size={17}>9</Code>
          <Text>Tarn Fell Runner</Text>
        </Inline>
        <Divider />
        <Inline>
          <Code size={17}>7</Code>
          <Text>Brask Scree Trail</Text>
        </Inline>
      </Stack>
      <Panel title="Halden Court 82" onClose={() => {}} actions={<Button variant="signal">Accept</Button>}>
        <DescriptionList
          items={[
            { label: 'SKU', value: 'HC82-104-CF', isCode: true },
            { label: 'Requested', value: '14:31' },
          ]}
        />
      </Panel>
    </div>
  ),
};

/** A question that must be answered first: use ConfirmDialog. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, minHeight: 260 }}>
      <Stack gap={12}>
        <Heading level={2}>3 requests</Heading>
        <Divider />
        <Inline>
          <Code size={17}>10.5</Code>
          <Text weight="strong">Halden Court 82</Text>
        </Inline>
        <Divider />
        <Inline>
          <Code size={17}>9</Code>
          <Text>Tarn Fell Runner</Text>
        </Inline>
        <Divider />
        <Inline>
          <Code size={17}>7</Code>
          <Text>Brask Scree Trail</Text>
        </Inline>
      </Stack>
      <Panel
        title="Cancel the request?"
        actions={
          <ButtonGroup label="Answer" layout="fill">
            <Button>Keep</Button>
            <Button variant="critical">Cancel request</Button>
          </ButtonGroup>
        }
      >
        <Text>The stockroom has already started to look for it.</Text>
      </Panel>
    </div>
  ),
};
