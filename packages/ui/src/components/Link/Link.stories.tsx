import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: {
    guide: {
      use: ['To open a page, also in a new tab. standalone outside of text, with a touch target.'],
      avoid: ['To run an action: use Button.', "For an area's sections: AppShell has them."],
      accessibility: [
        'A link with an address: Ctrl-click and a middle click open a new tab.',
        'isExternal opens a new tab, which is not announced: say so in the text.',
      ],
      content: [
        'Name the page it opens, so that it is clear without its sentence: "All requests of today". Never "here".',
      ],
    } satisfies Guide,
  },
  args: { href: '/shoesize/inventory', children: 'Inventory' },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the browser on the page at the next click. The link itself handles the click before. */
const stayHere = () => globalThis.addEventListener('click', (event) => event.preventDefault(), { once: true });

/** Goes through the host's router, and stays a link for those who want a new tab. */
export const Example: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Inventory' });
    await step('a plain press goes through the router', async () => {
      await userEvent.click(link);
      await expect(navigate).toHaveBeenCalledWith('/shoesize/inventory');
    });
    await step('with a key held down the browser decides', async () => {
      const user = userEvent.setup();
      stayHere();
      await user.keyboard('{Control>}');
      await user.click(link);
      await user.keyboard('{/Control}');
      await expect(navigate).toHaveBeenCalledOnce();
    });
    await step('a link to a new tab is left to the browser', async () => {
      link.setAttribute('target', '_blank');
      stayHere();
      await userEvent.click(link);
      link.removeAttribute('target');
      await expect(navigate).toHaveBeenCalledOnce();
    });
  },
};

export const Kinds: Story = {
  render: () => (
    <Inline gap={24}>
      <Text>
        Ask the <Link href="/warehouse">warehouse</Link> first.
      </Text>
      <Link href="/shoesize" kind="standalone" icon={icons.arrowLeft}>
        Back
      </Link>
      <Link href="/shoesize/inventory" isCurrent>
        Inventory
      </Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Back' })).not.toHaveAttribute('aria-current');
  },
};

/** The words say where the link leads. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Text>
      Read <Link href="#scan">how a scan is read</Link>.
    </Text>
  ),
};

/** In a list of links it says nothing. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Text>
      For scans, <Link href="#scan">click here</Link>.
    </Text>
  ),
};
