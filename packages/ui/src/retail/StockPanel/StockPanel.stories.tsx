import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { aisleA, lines } from '../../fixtures/store.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { BinRoute } from '../BinRoute/BinRoute.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { StockPanel } from './StockPanel.tsx';

const { size, name, colourway, imageUrl, barcode } = lines[0];
const pair = { size, sizeSystem: 'US M, EU 44.5', name, colourway, imageUrl, barcode };

const TIDE_LOW = (
  <>
    Tide Low 8.5 moves from <Code>B-02-11</Code> to <Code>A-14-03</Code>
  </>
);

const meta = {
  title: 'Stockroom/StockPanel',
  component: StockPanel,
  parameters: {
    guide: {
      use: ['Beside a list of PairRows: the bin, the pair, what the action will do, and the action.'],
      avoid: ['For the next pick: use PickDetail.', 'On the sales floor: use ProductDetail.'],
      accessibility: ['A region named by label. Effects are a list, each with its sentence.'],
      content: ['An effect is a sentence: "3 pairs are confirmed here".'],
    } satisfies Guide,
  },
  args: {
    label: 'Count of A-14-03',
    bin: 'A-14-03',
    place: 'Your count, since 14:36',
    children: <ProgressBar label="Found" value={3} total={5} />,
    effects: {
      title: 'When you apply',
      items: [
        { kind: 'adds', text: TIDE_LOW },
        { kind: 'removes', text: 'Dam High 11.5 and Scree Trail 7 are set aside as missing' },
        { kind: 'keeps', text: '3 pairs are confirmed here' },
      ],
    },
    actions: (
      <>
        <Button variant="signal" size="xl" isFill onPress={fn()}>
          Apply the count
        </Button>
        <Button variant="link" size="s" isFill onPress={fn()}>
          Discard the count
        </Button>
      </>
    ),
  },
  decorators: [
    exceptExamples((Story) => (
      <div style={{ width: 392, maxWidth: '100%', height: 728 }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof StockPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-12] A count: what will happen is above the action. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Count of A-14-03' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Apply the count' })).toBeEnabled();
  },
};

/** [W-05] A pair whose bin is being corrected. */
export const Correction: Story = {
  args: {
    label: name,
    bin: <BinRoute layout="plain" from={{ label: 'Current', bin: 'A-14-03' }} to={{ label: 'New', bin: 'A-14-07' }} />,
    place: 'Aisle A, bay 14, shelf 3',
    shelfMap: aisleA,
    pair,
    children: undefined,
    effects: { title: '', items: [] },
    actions: undefined,
    hint: 'You can also scan the label of the new bin: it saves at once.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can also scan the label of the new bin: it saves at once.')).toBeVisible();
    await expect(canvas.getByText('A-14-07')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Aisle A, bay 14, shelf 3' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** [G-05] A consigned pair. */
export const Consigned: Story = {
  args: {
    label: name,
    mark: (
      <>
        <Stamp state="consigned">Consigned</Stamp>
        <Text size={13}>Waiting 2 days</Text>
      </>
    ),
    bin: undefined,
    pair,
    children: undefined,
    effects: { title: '', items: [] },
    actions: (
      <>
        <Button variant="signal" size="xl" isFill onPress={fn()}>
          Accept
        </Button>
        <Button size="l" isFill onPress={fn()}>
          Decline
        </Button>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Where, what, what will happen, and the action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <StockPanel {...args} />
    </div>
  ),
};

/** What is submitted? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ maxWidth: 392 }}>
      <Panel
        title="Action"
        actions={
          <Button variant="signal" isFill>
            Submit
          </Button>
        }
      >
        <Code>2048177304161</Code>
      </Panel>
    </div>
  ),
};
