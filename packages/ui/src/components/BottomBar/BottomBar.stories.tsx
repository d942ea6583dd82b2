import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { BottomBar } from './BottomBar.tsx';

const onPress = fn();

const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  parameters: {
    guide: {
      use: ['As the bottom of an AppShell, where the action of the page is in a sheet below 1024 px.'],
      avoid: [
        'For the cart: use RequestCartBar. For a booking: use BookingStartBar. For a choice in a list: use BulkBar.',
      ],
      accessibility: ['It is a landmark with a name, read after the page.'],
      content: ['A verb, and a figure where there is one. The second button opens what the first one uses.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    label: 'Print',
    children: (
      <>
        <Button variant="signal" size="l" isFill onPress={onPress}>
          Print 10 labels
        </Button>
        <Button size="l" icon={icons.settings}>
          Settings
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The action is wider than what it uses. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Print' })).toBeVisible();
    const [action, settings] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(action!.width).toBeGreaterThan(settings!.width);
    await expect(action!.top).toBe(settings!.top);
    await userEvent.click(canvas.getByRole('button', { name: 'Print 10 labels' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onPress.mockClear();
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('button')!.parentElement!;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

/** One action, with what it concerns. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Button variant="signal">Print 10 labels</Button>,
};

/** Says nothing. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Button variant="signal">OK</Button>,
};
