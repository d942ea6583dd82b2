import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import type { Guide } from '../../internal/guide.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  parameters: {
    guide: {
      use: ['Over a list: what it holds, with its number, and what can be done with it.'],
      avoid: [
        'For the title of a page: AppShell or Page have it.',
        'For buttons at the foot of a dialog: those are its actions.',
      ],
      keyboard: [
        ['Tab', 'One stop for all tools: the one that was used last.'],
        ['Left, Right', 'Go from tool to tool, and round. In a text field only from the end of its text.'],
        ['Home, End', 'First and last tool.'],
      ],
      accessibility: [
        'The title is a heading and a status: a new number is read out when filters change. The tools are a toolbar named by it.',
      ],
      content: ['title counts: "61 products". Two or three tools, the rest in a Menu.'],
    } satisfies Guide,
    layout: 'fullscreen',
    isInPage: true,
  },
  args: {
    title: '61 products',
    children: (
      <>
        <SearchField label="Search products" value="" onChange={fn()} />
        <Button size="s" icon={icons.download}>
          Export
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Screen readers announce the title, and the tools are one group. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('status')).getByRole('heading', { name: '61 products' })).toBeVisible();
    const tools = within(canvas.getByRole('toolbar', { name: 'Tools for 61 products' }));
    await expect(tools.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

export const Alone: Story = { args: { title: 'Dispatched today', children: undefined } };

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** One stop for Tab; arrow keys, Home and End go from tool to tool (ARIA APG, toolbar). */
export const SearchAmongTools: Story = {
  args: {
    children: (
      <>
        <SearchField label="Search products" value="HC" onChange={fn()} />
        <Button size="s">Labels</Button>
        <Button size="s">Export</Button>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search products' });
    const exporting = canvas.getByRole('button', { name: 'Export' });
    await step('Tab comes to the first, and the next Tab leaves', async () => {
      await userEvent.tab();
      await expect(search).toHaveFocus();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
    await step('a text field keeps its arrow keys until the caret is at its end', async () => {
      search.focus();
      (search as HTMLInputElement).setSelectionRange(1, 1);
      await userEvent.keyboard('{ArrowRight}');
      await expect(search).toHaveFocus();
      (search as HTMLInputElement).setSelectionRange(2, 2);
      await userEvent.keyboard('{ArrowRight}');
      await expect(search).not.toHaveFocus();
    });
    await step('End, and Tab comes back to where one was', async () => {
      await userEvent.keyboard('{End}');
      await expect(exporting).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(exporting).toHaveFocus();
    });
  },
};

/** What the list holds, and its tools. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Toolbar title="12 products">
      <Button size="s" icon={icons.download}>
        Export
      </Button>
    </Toolbar>
  ),
};

/** Tools are not the next step: signal is for that. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Toolbar title="Products">
      <Button variant="signal">Export</Button>
      <Button variant="signal">Print</Button>
    </Toolbar>
  ),
};
