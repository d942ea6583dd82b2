import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '61 products',
    children: (
      <>
        <SearchField label="Search bins" value="" onChange={fn()} />
        <Button size="s" icon={icons.download}>
          Export
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] What is below is told, and its tools are found together. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '61 products' })).toBeVisible();
    const tools = within(canvas.getByRole('group', { name: 'Tools for 61 products' }));
    await expect(tools.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

export const Alone: Story = { args: { title: 'Dispatched today', children: undefined } };

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
