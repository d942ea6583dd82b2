import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Sheet } from './Sheet.tsx';

const BRANDS = [
  { value: 'halden', label: 'Halden', count: 38 },
  { value: 'tarn', label: 'Tarn', count: 23 },
  { value: 'kurobe', label: 'Kurobe', count: 17 },
];
const PLACES = [
  { value: 'here', label: 'In this store', count: 61 },
  { value: 'other', label: 'Other locations', count: 140 },
];

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: {
    guide: {
      use: [
        'For content beside the page: filters, a product, a long form. It opens from the side as a drawer, on a phone from the bottom.',
        'With actions where something is done with it: they stay in sight while the rest scrolls.',
      ],
      avoid: [
        'For a question: use ConfirmDialog.',
        'For a detail beside its list: use Split, which shows a sheet only on narrow screens.',
      ],
      anatomy: [
        ['Scrim', 'Covers the page; a press on it closes the sheet.'],
        ['Head', 'The title, tools if there are any, and the cross.'],
        ['Body', 'The content; it scrolls.'],
        ['Foot', 'The actions; they stay in sight.'],
      ],
      keyboard: [
        ['Tab', 'Moves within the sheet.'],
        ['Escape', 'Closes; the focus returns. A field that can be emptied or a tooltip takes the first Escape.'],
      ],
      accessibility: [
        'A dialog named by its title; the page behind it cannot get the focus.',
        'Closing must not lose data: keep what was typed, or ask.',
      ],
      content: ['A noun as title: "Filters". One verb at the foot that says what closing shows: "Show 61 products".'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '560px' } },
  },
  argTypes: { isOpen: { control: false } },
  args: { isOpen: false, title: 'Filters', onClose: fn(), children: null },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [brands, setBrands] = useState(['halden', 'tarn']);
    const [places, setPlaces] = useState(['here']);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filters</Button>
        <Sheet
          {...args}
          isOpen={isOpen}
          count={brands.length + places.length}
          onClose={close}
          tools={
            <Button
              variant="quiet"
              onPress={() => {
                setBrands([]);
                setPlaces([]);
              }}
            >
              Clear
            </Button>
          }
          actions={
            <Button variant="signal" isFill onPress={close}>
              Show 61 products
            </Button>
          }
        >
          <Stack gap={24}>
            <CheckboxGroup label="Brand" options={BRANDS} value={brands} onChange={setBrands} />
            <CheckboxGroup label="Availability" options={PLACES} value={places} onChange={setPlaces} />
          </Stack>
        </Sheet>
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape and the close button close it; the focus returns to the button that opened it. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await step('keeps the focus inside while it is open', async () => {
      await userEvent.click(opener);
      const sheet = await screen.findByRole('dialog', { name: 'Filters' });
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      for (let press = 0; press < 9; press++) {
        await userEvent.tab();
        await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('and so does its cross', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('it opens again', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    });
  },
};

export const FromTheEnd: Story = { args: { isOpen: true } };
export const FromTheStart: Story = { args: { isOpen: true, side: 'start', width: 's' } };
export const FromBelow: Story = { args: { isOpen: true, side: 'bottom' } };

export const Dark: Story = { ...FromTheEnd, globals: { theme: 'dark' } };

/** The action says what it will show. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Panel
      title="Filters"
      onClose={() => {}}
      actions={
        <Button variant="signal" isFill>
          Show 12 products
        </Button>
      }
    >
      Brand, size, price
    </Panel>
  ),
};

/** A question: use ConfirmDialog. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Panel
      title="Delete?"
      onClose={() => {}}
      actions={
        <Button variant="critical" isFill>
          Delete
        </Button>
      }
    >
      A question of one line
    </Panel>
  ),
};
