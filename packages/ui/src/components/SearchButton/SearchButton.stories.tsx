import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

const meta = {
  title: 'Actions/SearchButton',
  component: SearchButton,
  parameters: {
    guide: {
      use: [
        'In the header: looks like a field and opens a CommandPalette.',
        'With useSearchKeys, which handles its shortcuts and keeps what is typed while the palette loads.',
      ],
      avoid: ['To narrow a list: use SearchField.', 'Twice on a page: the keys can open only one palette.'],
      keyboard: [
        ['/', 'Opens the search from outside of text fields. One within a scanned code does not.'],
        ['Ctrl-K, Cmd-K', 'Opens it from anywhere, text fields included; not over a dialog.'],
      ],
      accessibility: ['A button that announces its shortcut and that it opens a dialog. It takes no text itself.'],
      content: ['What can be found: "Search or scan a barcode".'],
    } satisfies Guide,
  },
  args: { label: 'Search or scan a barcode', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces what it opens and by which keys; pressed by mouse and keyboard. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search or scan a barcode' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

const onType = fn();

/** `/` and Ctrl-K open it, and characters typed too early are kept; `/` in a text field is a character. */
export const Keys: Story = {
  render: function Page(args) {
    const ref = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    const onOpen = () => {
      setOpen(true);
      args.onOpen();
    };
    useSearchKeys(ref, { isOpen, onOpen, onType });
    return (
      <Stack gap={16}>
        <SearchButton {...args} ref={ref} onOpen={onOpen} />
        <TextField label="Note" value="" onChange={() => {}} />
      </Stack>
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    onType.mockClear();
    await step('not with / in a text field', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
      await userEvent.keyboard('/');
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('with Ctrl-K even there', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Control>}K{/Control}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('with Alt it is the key of another program', async () => {
      await userEvent.keyboard('{Control>}{Alt>}k{/Alt}{/Control}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('what is typed meanwhile is passed to onType', async () => {
      canvas.getByRole('button').focus();
      await userEvent.keyboard('hc');
      await expect(onType.mock.calls).toEqual([['h'], ['c']]);
    });
  },
};

/** A long name is cut, the key stays. */
export const LongLabel: Story = {
  args: { label: 'Search for names, colourways and SKUs, or scan the barcode of any box in the store' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { label: 'ابحث أو امسح صندوقًا' }, globals: { direction: 'rtl' } };

/** Says what can be found. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <SearchButton label="Search products, pairs and pages" onOpen={() => {}} />,
};

/** Does not say whether it finds a barcode. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <SearchButton label="Search" onOpen={() => {}} />,
};
