import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import { TryOnLine } from '../TryOnLine/TryOnLine.tsx';
import { sentence } from '../../fixtures/sentence.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { KioskTicket } from './KioskTicket.tsx';

const meta = {
  title: 'Kiosk/KioskTicket',
  component: KioskTicket,
  parameters: {
    guide: {
      use: ['For the progress of a request: number, associate, and a TryOnLine for each pair.'],
      avoid: ['For staff: use RequestCard.'],
      anatomy: [
        ['Banner', 'Not sent yet, or why a change was refused.'],
        ['Number', "The customer's number."],
        ['Stub', 'Who brings the shoes, and how long it takes.'],
        ['Lines', 'A TryOnLine for each pair.'],
        ['Note', 'That the customer may leave, and where to wait.'],
      ],
      accessibility: [
        'The number is the first heading; the stub is a status, a refusal an alert; the lines are a list.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    number: 127,
    firstName: 'Maren',
    minutes: 2,
    typicalMinutes: 5,
    children: (
      <TryOnLine
        name="Halden Court 82"
        size="10.5"
        sizeSystem="US M"
        imageUrl={products[0]!.imageUrl}
        state="fetched"
        times={{
          asked: '2026-11-22T14:31:00Z',
          accepted: '2026-11-22T14:31:00Z',
          fetched: '2026-11-22T14:32:00Z',
        }}
      />
    ),
  },
} satisfies Meta<typeof KioskTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('127')).toBeVisible();
    await expect(canvas.getByText(sentence('Maren is bringing your shoes'))).toBeVisible();
    await expect(args.number).toBe(127);
    await userEvent.tab();
  },
};
/** The store refused what the customer changed. */
export const Refused: Story = { args: { refusal: 'unchanged' } };
/** The customer has withdrawn all of it: nothing is promised any more. */
export const Cancelled: Story = {
  args: {
    states: ['cancelled', 'cancelled'],
    cancelledAt: '2026-11-22T14:33:00Z',
    children: (
      <>
        <TryOnLine
          name="Halden Court 82"
          size="10.5"
          sizeSystem="US M"
          imageUrl={products[0]!.imageUrl}
          state="cancelled"
        />
        <TryOnLine
          name="Tarn Fell Runner"
          size="9"
          sizeSystem="US M"
          imageUrl={products[2]!.imageUrl}
          state="cancelled"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Cancelled at \d\d:33/);
    await expect(canvas.getAllByText('Cancelled')).toHaveLength(2);
    await expect(canvas.queryByText('Being fetched')).toBeNull();
    await expect(canvas.queryByText('You can walk away from this screen')).toBeNull();
  },
};
/** No associate has accepted it within two hours. */
export const Expired: Story = {
  args: {
    states: ['expired', 'cancelled'],
    firstName: null,
    children: (
      <>
        <TryOnLine
          name="Halden Court 82"
          size="10.5"
          sizeSystem="US M"
          imageUrl={products[0]!.imageUrl}
          state="expired"
        />
        <TryOnLine
          name="Tarn Fell Runner"
          size="9"
          sizeSystem="US M"
          imageUrl={products[2]!.imageUrl}
          state="cancelled"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nobody is free right now')).toHaveLength(2);
    await expect(canvas.queryByText('Being fetched')).toBeNull();
  },
};
/** The request waits for the network. */
export const Unsent: Story = {
  args: {
    number: null,
    retrySeconds: 8,
    children: products
      .slice(1, 3)
      .map(({ name, colourway, imageUrl, sku }) => (
        <TryOnLine
          key={sku}
          {...{ name, imageUrl }}
          swatches={colourway.swatches}
          size="10.5"
          sizeSystem="US M"
          state="unsent"
        />
      )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trying again in 8 s.')).toBeVisible();
    await expect(canvas.getAllByText('Waiting to be sent')).toHaveLength(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** The number, and who brings the shoes. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <KioskTicket {...args} />,
};

/** Does not say who comes, and to where. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <ProgressBar label="Order processing" value={2} total={5} />,
};
