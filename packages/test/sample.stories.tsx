import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../ui/src/components/Button/Button.tsx';
import { Dialog } from '../ui/src/components/Dialog/Dialog.tsx';
import * as icons from '../ui/src/components/Icon/icons.ts';
import { Pagination } from '../ui/src/components/Pagination/Pagination.tsx';
import { Stack } from '../ui/src/components/Stack/Stack.tsx';
import { Text } from '../ui/src/components/Text/Text.tsx';
import { lines } from '../ui/src/fixtures/store.ts';

/* Stories of the ways in which examples name values; `stories.test.ts` reads the code that is copied. */

const { name } = lines[0];
const clear = fn();
const SIZES = ['s', 'm'] as const;
const Sizes = ({ label }: { label: string }) => (
  <Stack gap={8}>
    {SIZES.map((size) => (
      <Button key={size} size={size} onPress={clear}>
        {label}
      </Button>
    ))}
  </Stack>
);

const meta = {
  title: 'Sample',
  component: Button,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  args: { children: name, onPress: fn(), icon: icons.plus, variant: 'signal', isFill: true },
};

export const OwnValue: Story = {
  args: { children: name, size: 's', icon: icons.plus },
  render: (args) => (
    <Stack gap={8}>
      <Button {...args} size="l" />
      <Button variant="quiet">{name}</Button>
    </Stack>
  ),
};

export const Several: StoryObj<typeof Stack> = {
  args: {
    gap: 8,
    children: (
      <>
        <Text>In bin A-14-03</Text>
        <Text tone="soft">2 pairs</Text>
      </>
    ),
  },
  render: (args) => <Stack {...args} />,
};

export const State: StoryObj<typeof Pagination> = {
  args: { label: 'Pages', page: 3, pageCount: 9, onChange: fn() },
  render: function Paging(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onChange={(next) => {
          setPage(next);
          args.onChange(next);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible();
  },
};

export const OwnNames: StoryObj<typeof Pagination> = {
  args: { label: 'Pages', page: 3, pageCount: 9, onChange: fn() },
  render: function Paging({ page, onChange, ...args }) {
    const [chosen, setChosen] = useState(page);
    return (
      <Stack gap={8}>
        <Pagination {...args} page={chosen} onChange={setChosen} />
        <Pagination {...args} page={page} onChange={onChange} />
      </Stack>
    );
  },
};

export const Callbacks: Story = {
  render: function Asking() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <Dialog title="Clear" isOpen={isOpen} onClose={close} actions={<Button onPress={clear}>Clear</Button>}>
        <Text>Nothing is kept.</Text>
      </Dialog>
    );
  },
};

export const Helper: Story = { render: () => <Sizes label={lines[1].name} /> };

export const Together: StoryObj<typeof Pagination> = {
  args: { label: 'Pages', page: 3, pageCount: 9, onChange: fn() },
  render: (args) => {
    const props = { ...args, page: 4 };
    return <Pagination {...props} />;
  },
};
