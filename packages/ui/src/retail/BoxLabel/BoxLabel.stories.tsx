import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { BoxLabel, type BoxLabelProps } from './BoxLabel.tsx';
import { BoxLabelAction } from './BoxLabelAction.tsx';

const { size, sizeSystem, name, colourway, imageUrl, barcode } = lines[0];

const meta = {
  title: 'Printing/BoxLabel',
  component: BoxLabel,
  parameters: {
    guide: {
      use: [
        'As the base of other labels: size, name, colourway, ruled fields, barcode at the edge.',
        'In a list 8 px apart; isChosen inverts the size cell.',
      ],
      avoid: [
        'Where a specific label fits: RequestCard, DispatchCard, KioskRequestPopup.',
        'For a product with all its sizes: use ProductRow or ProductCard.',
      ],
      anatomy: [
        ['State bar', '4 px at the start edge, in the colour of the state.'],
        ['Size cell', 'The largest figure, with its system below; inverted when chosen.'],
        ['Picture', 'Picture of the product.'],
        [
          'Name and colourway',
          'The name, whole; on a label that opens details, at most two lines. The colourway with its swatch.',
        ],
        ['Stamp and action', 'The state as a word, and one action.'],
        ['Fields', 'Ruled cells: SKU, price and other facts.'],
        ['Barcode', 'Upright at the end edge; a dash if there is none yet.'],
      ],
      accessibility: [
        'An article named by product and size. The bar repeats the stamp by colour only, so always set a stamp.',
        'The label of a BoxLabelAction names the pair: "Add Halden Court 82, size 10.5". It keeps the focus after the press.',
      ],
      content: ['Three or four fields, the SKU first. The action is one or two words.'],
    } satisfies Guide,
  },
  argTypes: { imageUrl: { control: false } },
  args: {
    size,
    sizeSystem,
    name,
    colourway,
    imageUrl,
    barcode,
    state: 'request',
    stamp: <Stamp state="request">Request</Stamp>,
    action: (
      <BoxLabelAction icon={icons.plus} label="Add Halden Court 82, size 10.5" onPress={fn()}>
        Add
      </BoxLabelAction>
    ),
    fields: [
      { label: 'SKU', value: 'HC82-104-CF', isCode: true, isPlain: true },
      { label: 'From', value: 'Kiosk Front door', isPlain: true },
      { label: 'Requested', value: '14:31', isCode: true, isPlain: true },
    ],
  },
} satisfies Meta<typeof BoxLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 120 px high: size cell, picture, name and colourway, stamp, one action, ruled fields, barcode. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole('article', { name: /Halden Court 82/ });
    await expect(Math.round(label.getBoundingClientRect().height)).toBe(120);
  },
};

const states = {
  request: 'Request',
  pending: 'Pending',
  out: 'Checked out',
  consigned: 'Consigned',
  error: 'Not available',
} as const;
const stateNames = Object.keys(states) as (keyof typeof states)[];
const Table = (args: BoxLabelProps) => (
  <Stack gap={8}>
    {stateNames.map((state) => (
      <BoxLabel key={state} {...args} state={state} stamp={<Stamp state={state}>{states[state]}</Stamp>} />
    ))}
    <BoxLabel {...args} isChosen />
    <BoxLabel
      {...args}
      size="11.5"
      name="Halden Court 82 Anniversary Reissue with a name that is far too long for its cell"
      colourway={{ ...args.colourway, name: 'Chalk / Fern / Gum / Bone / Ember / Glacier / Signal' }}
      barcode={null}
    />
  </Stack>
);

/** The bar shows the state, a chosen label has an inverted size cell, a long name is shown whole: the label grows. */
export const States: Story = { render: Table };
export const StatesDark: Story = { render: Table, globals: { theme: 'dark' } };

/** Below 752 px the label folds; only the barcode is left out. */
export const Folded: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a dialog on a phone, the longest stamp is above the SKU and does not cover it. */
export const Slim: Story = {
  args: {
    action: undefined,
    state: 'consigned',
    stamp: <Stamp state="consigned">Consigned</Stamp>,
    fields: [
      { label: 'SKU', value: 'HC82-104-CF', isCode: true, isPlain: true },
      { label: 'Price', value: '$140.00', isPlain: true },
      { label: 'In stock', value: '3' },
    ],
  },
  render: (args) => (
    <div style={{ width: 326 }}>
      <BoxLabel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const stamp = canvas.getByText('Consigned').getBoundingClientRect();
    const sku = canvas.getByText('HC82-104-CF').getBoundingClientRect();
    await expect(stamp.bottom).toBeLessThanOrEqual(sku.top);
    await expect(sku.bottom).toBeLessThanOrEqual(canvas.getByText('$140.00').getBoundingClientRect().top);
  },
};

/** On a tablet the whole name fits beside stamp and action on two lines, and the label is not higher. */
export const OnATablet: Story = {
  args: {
    name: 'Halden Court 82 Slim',
    colourway: { name: 'Night Navy / Gold', swatches: ['#1d2a4d', '#d49b2b'] },
    stamp: <Stamp state="pending">Pending</Stamp>,
    action: (
      <BoxLabelAction label="Cancel Request: Halden Court 82 Slim, size 10.5" onPress={fn()}>
        Cancel Request
      </BoxLabelAction>
    ),
  },
  // A window of its own: the page of a small window would fold it.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '168px' } } },
  render: (args) => (
    <div style={{ boxSizing: 'border-box', maxWidth: 820, padding: 24 }}>
      <BoxLabel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Halden Court 82 Slim' });
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    const way = canvas.getByText('Night Navy / Gold');
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
    await expect(Math.round(canvas.getByRole('article').getBoundingClientRect().height)).toBe(120);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** At 200 % text the label folds earlier, and nothing is truncated. */
export const LargeText: Story = { globals: { textSize: '200' } };

/** One state, one action, ruled fields. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BoxLabel {...args} />,
};

/** Three actions: the others belong in the detail. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <BoxLabel
      {...args}
      action={
        <Inline>
          <Button size="s">Accept</Button>
          <Button size="s">Later</Button>
          <Button size="s">Reject</Button>
        </Inline>
      }
    />
  ),
};
