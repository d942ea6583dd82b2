import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import * as icons from '../Icon/icons.ts';
import { products } from '../../fixtures/products.ts';
import { Grid } from '../Grid/Grid.tsx';
import type { Guide } from '../../internal/guide.ts';
import { plain } from '../../internal/reset.css.ts';
import { ProductCard } from '../../retail/ProductCard/ProductCard.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Page } from './Page.tsx';

const onBack = fn();

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    guide: {
      use: [
        'For what is read from top to bottom: a bin, a profile, settings. The width suits the content, s for a form.',
        'Within AppShell with level 2; alone with level 1.',
      ],
      avoid: [
        'For a long list that fills the screen: use Toolbar with List or DataTable.',
        'For a list and its detail: use Split.',
      ],
      accessibility: [
        'A region named by its title. The back link and the buttons are before the sections.',
        'Sections need headings one level below.',
      ],
      content: ['title is the thing, description one line on it. back names where it leads: "All bins".'],
    } satisfies Guide,
  },
  args: {
    title: 'Bin A-14-03',
    description: 'Canal Street, aisle A, bay 14, third from the left',
    back: { label: 'All bins', onPress: onBack },
    actions: (
      <>
        <Button size="s" icon={icons.download}>
          Export
        </Button>
        <Button size="s">Print labels</Button>
      </>
    ),
    children: (
      <>
        <DescriptionList
          items={[
            { label: 'Shelf', value: '3' },
            { label: 'Boxes', value: '2 of 4' },
          ]}
        />
        <Grid column="m" gap={12}>
          {products.slice(0, 2).map((product) => (
            <ProductCard key={product.sku} product={product} />
          ))}
        </Grid>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region with its title's name, a way back, and its buttons. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bin A-14-03' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All bins' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

/** Narrow, for a form; without anything but its title. */
export const Plain: Story = {
  args: {
    title: 'Sign out everywhere',
    width: 's',
    headingLevel: 1,
    children: <p className={plain}>All other tablets ask for your password again.</p>,
  },
  render: ({ title, width, headingLevel, children }) => (
    <Page title={title} width={width ?? 's'} headingLevel={headingLevel ?? 1}>
      {children}
    </Page>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LargeText: Story = { globals: { textSize: '200' } };

/** The width of a form. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ zoom: 0.7 }}>
      <Page title="Profile" width="s">
        <TextField label="Name" value="Maren Okafor" onChange={() => {}} />
      </Page>
    </div>
  ),
};

/** A field as wide as the window. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ zoom: 0.7 }}>
      <Page title="Profile" width="full">
        <TextField label="Name" value="Maren Okafor" onChange={() => {}} />
      </Page>
    </div>
  ),
};
