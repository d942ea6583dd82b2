import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Collections/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      use: ['For pages that users name by number and return to: bookings, reports.'],
      avoid: [
        'For a list that only continues: use List or DataTable, which load further pages on scrolling.',
        'For one page: nothing is shown.',
      ],
      accessibility: [
        'A navigation named by label, "Pages of bookings"; the open page is announced as current.',
        "On the first and last page the arrow keeps the focus and is announced as disabled. Move the focus to the list's title after a change, and scroll up.",
      ],
    } satisfies Guide,
  },
  args: { label: 'Pages of bookings', page: 5, pageCount: 12, onChange: fn() },
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
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To the neighbours, by number, and no further than the ends. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    const current = canvas.getByRole('button', { name: 'Page 5' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(current);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(next).toHaveFocus();
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** In another language the figures are the locale's too. */
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async ({ args, canvas }) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(document.documentElement).toHaveAttribute('lang', 'ar-EG');
    await expect(canvas.getByRole('button', { name: 'الصفحة ٥' })).toHaveTextContent('٥');
    await userEvent.click(canvas.getByRole('button', { name: 'الصفحة التالية' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};

/** Pages that people return to by number. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Pagination label="Bookings" page={2} pageCount={9} onChange={() => {}} />,
};

/** Nobody returns to page 212 of thousands: search or filter. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Pagination label="Products" page={212} pageCount={4180} onChange={() => {}} />,
};
