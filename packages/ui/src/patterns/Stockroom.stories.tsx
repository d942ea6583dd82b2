import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ConnectionIndicator } from '../components/ConnectionIndicator/ConnectionIndicator.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stamp } from '../components/Stamp/Stamp.tsx';
import { Tally } from '../components/Tally/Tally.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Toolbar } from '../components/Toolbar/Toolbar.tsx';
import { picture } from '../fixtures/pictures.ts';
import { aisleA, lines, picks } from '../fixtures/store.ts';
import { BinHead } from '../retail/BinRoute/BinHead.tsx';
import { BinRoute } from '../retail/BinRoute/BinRoute.tsx';
import outbox, { WithConflict } from '../retail/Outbox/Outbox.stories.tsx';
import { Outbox } from '../retail/Outbox/Outbox.tsx';
import { PairRow } from '../retail/PairRow/PairRow.tsx';
import { PickGroup } from '../retail/PickRow/PickGroup.tsx';
import { PickRow, type PickRowProps } from '../retail/PickRow/PickRow.tsx';
import { ReplacementList, type Replacement } from '../retail/ReplacementList/ReplacementList.tsx';
import count from '../retail/StockPanel/StockPanel.stories.tsx';
import { StockPanel } from '../retail/StockPanel/StockPanel.tsx';
import { PatternScreen } from './PatternScreen.tsx';

/** The pages of a picker besides the picks: bins, counts, consignment, and what stays possible without a network. */
const meta = {
  title: 'Screens/Stockroom',
  component: PatternScreen,
  parameters: { layout: 'fullscreen' },
  args: { area: 'warehouse', title: 'Bins', children: null },
} satisfies Meta<typeof PatternScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pairs = lines.map(({ from: _from, at: _at, consigned: _consigned, ...pair }) => pair);

/** [W-05] A bin and its pairs; beside them the pair whose bin is corrected. */
export const Bins: Story = {
  args: {
    panel: (
      <StockPanel
        label={pairs[0]!.name}
        bin={
          <BinRoute layout="plain" from={{ label: 'Current', bin: 'A-14-03' }} to={{ label: 'New', bin: 'A-14-07' }} />
        }
        place="Aisle A, bay 14, shelf 3"
        shelfMap={aisleA}
        pair={pairs[0]!}
        actions={
          <Button variant="signal" size="xl" isFill>
            Save location
          </Button>
        }
      />
    ),
    panelLabel: 'Pair',
    children: (
      <Stack gap={16}>
        <BinHead bin="A-14-03" note="5 pairs" actions={<Button size="s">Count this bin</Button>} />
        <Stack gap={8}>
          {pairs.map((pair, index) => (
            <PairRow key={pair.barcode} {...pair} isOpen={index === 0} onOpen={fn()} />
          ))}
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Save location' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Aisle A/ })).toBeVisible());
  },
};

const tideLow = picks[0]!;

/** The pairs of the bin in the order of their states, as the panel tells them. */
const counted = [
  ...[pairs[0]!, pairs[1]!, pairs[4]!].map((pair) => ({ pair, state: 'found' }) as const),
  ...[pairs[2]!, pairs[3]!].map((pair) => ({ pair, state: 'missing' }) as const),
];

/** [W-12] A count: found, missing and unexpected pairs, and what will happen before it happens. */
export const Counting: Story = {
  args: {
    area: 'warehouseAdmin',
    title: 'Count',
    section: 'Bins',
    panel: <StockPanel {...count.args} />,
    panelLabel: 'Count',
    children: (
      <Stack gap={16}>
        <BinHead bin="A-14-03" note="Counted by you" />
        <Tally
          label="Count"
          items={[
            { figure: '5', label: 'Expected' },
            { figure: '3', label: 'Found' },
            { figure: '2', label: 'Missing' },
            { figure: '1', label: 'Unexpected' },
          ]}
        />
        <Stack gap={8}>
          <PairRow
            {...{ size: tideLow.size, sizeSystem: tideLow.sizeSystem, name: tideLow.name }}
            {...{ colourway: tideLow.colourway, sku: tideLow.sku, imageUrl: picture('runner', 'Night Navy / Brass') }}
            barcode="2048177307131"
            state="unexpected"
            end={<Stamp state="unexpected">Unexpected</Stamp>}
          />
          {counted.map(({ pair, state }) => (
            <PairRow
              key={pair.barcode}
              {...pair}
              state={state}
              end={
                state === 'found' ? (
                  <Stamp state="found">Found</Stamp>
                ) : (
                  <>
                    <Stamp state="error">Missing</Stamp>
                    <Button size="s" aria-label={`I have it: ${pair.name}, size ${pair.size}`}>
                      I have it
                    </Button>
                  </>
                )
              }
            />
          ))}
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply the count' })).toBeVisible();
  },
};

const free = (size: string, bin: string, barcode: string, owner: string): Replacement => ({
  size,
  bin,
  barcode,
  owner,
  price: '$152.00',
  since: 'Since Nov 18',
});

/** [G-05] A sold pair of a consignee that is missing: which other pair goes in its place. */
export const Consignment: Story = {
  args: {
    area: 'warehouseAdmin',
    title: 'Consignment',
    section: 'Consigned',
    panel: (
      <StockPanel
        label={pairs[3]!.name}
        mark={
          <>
            <Stamp state="error">Missing</Stamp>
            <Text size={13}>Size 7, order YK-30418</Text>
          </>
        }
        actions={
          <Button variant="signal" size="xl" isFill>
            Send this pair
          </Button>
        }
      >
        <ReplacementList
          label="Pairs that can go instead"
          groups={[
            {
              title: 'Same SKU, same size',
              note: '2 free',
              pairs: [
                free('7', 'B-02-12', '2048177332218', 'Freya Holm'),
                free('7', 'B-03-04', '2048177332225', 'Jonah Whitaker'),
              ],
            },
          ]}
          value="2048177332218"
          onChange={() => {}}
        />
      </StockPanel>
    ),
    panelLabel: 'Replacement',
    children: (
      <Stack gap={16}>
        <Toolbar title="4 consigned pairs">
          <Button size="s">Export</Button>
        </Toolbar>
        <Stack gap={8}>
          {pairs.slice(1).map((pair, index) => (
            <PairRow
              key={pair.barcode}
              {...pair}
              state={index === 2 ? 'missing' : 'consigned'}
              isOpen={index === 2}
              end={<Text size={13}>{index === 2 ? 'Sold, missing' : 'In stock'}</Text>}
              onOpen={fn()}
            />
          ))}
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send this pair' })).toBeVisible();
  },
};

/** What the rows show while the writes of the panel wait; the conflict is the one above them. */
const OFFLINE: Readonly<Record<string, Partial<PickRowProps>>> = {
  '1': { state: 'queued', queued: { number: 1, action: 'Check out', at: '14:32' } },
  '2': { state: 'queued', queued: { number: 2, action: 'Check out', at: '14:33' } },
  '3': { state: 'next' },
  '5': { state: 'conflict' },
};

/** [W-13] Without a network: the list stays, writes wait on the device, and a conflict asks for an answer. */
export const WithoutNetwork: Story = {
  args: {
    title: 'Requests',
    connection: <ConnectionIndicator state="offline" waiting={3} />,
    panel: <Outbox {...outbox.args} conflicts={WithConflict.args.conflicts} />,
    panelLabel: 'Waiting writes',
    children: (
      <Stack gap={16}>
        <Banner severity="caution" title="No network">
          Keep scanning. Your changes are kept on this device and sent when you are back online.
        </Banner>
        {(['A', 'B'] as const).map((aisle) => (
          <PickGroup key={aisle} title={`Aisle ${aisle}`} note={aisle === 'A' ? '2 to pick' : '1 was not sent'}>
            {picks
              .filter((row) => row.aisle === aisle)
              .map(({ id, aisle: _aisle, ...row }) => (
                <PickRow key={id} {...row} {...OFFLINE[id]} onCheckOut={fn()} onOpen={fn()} />
              ))}
          </PickGroup>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No network')).toBeVisible();
    // In the row and in the panel.
    await expect(canvas.getAllByText('Not sent')).toHaveLength(2);
  },
};
