import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Actions/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: ['Above the title of a page that is two or more levels below the start: store, bay, bin.'],
      avoid: [
        'For a page one level down: AppShell has a back link.',
        'For the steps of a task: use Steps. For views of one thing: use Tabs.',
      ],
      keyboard: [
        ['Tab', 'Goes from link to link; the current page is no link.'],
        ['Enter', 'Opens the page.'],
      ],
      accessibility: ['A navigation named "Breadcrumbs" with an ordered list; the current page is marked as such.'],
      content: ['Each label is the title of its page. A long one is cut, and shown whole by the pointer.'],
    } satisfies Guide,
  },
  args: {
    items: [
      { label: 'Returns', href: '/returns' },
      { label: 'Canal Street', href: '/returns/canal-street' },
    ],
    current: 'Parcel 30418',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Returns',
      'Canal Street',
    ]);
    await expect(crumbs.getByText('Parcel 30418')).toHaveAttribute('aria-current', 'page');
    await expect(crumbs.getByRole('link', { name: 'Returns' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};

/** On a phone they wrap; a long name is cut. */
export const Narrow: Story = {
  args: {
    items: [
      { label: 'Returns', href: '/returns' },
      { label: 'Store at the corner of Canal Street and Lafayette', href: '/returns/canal-street' },
    ],
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(240);
  },
};
export const Dark: Story = { ...Narrow, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Narrow, globals: { direction: 'rtl' } };

/** The titles of the pages above. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Breadcrumbs items={[{ label: 'Returns', href: '#' }]} current="Parcel 30418" />,
};

/** Steps of a task are no pages. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Breadcrumbs
      items={[
        { label: '1. Scan', href: '#scan' },
        { label: '2. Check', href: '#check' },
      ]}
      current="3. Pay back"
    />
  ),
};
