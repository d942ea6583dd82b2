import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ConnectionIndicator } from '../components/ConnectionIndicator/ConnectionIndicator.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stamp } from '../components/Stamp/Stamp.tsx';
import { Tally } from '../components/Tally/Tally.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Toolbar } from '../components/Toolbar/Toolbar.tsx';
import { aisleA, lines, picks } from '../fixtures/store.ts';
import { BinHead } from '../retail/BinRoute/BinHead.tsx';
import { BinRoute } from '../retail/BinRoute/BinRoute.tsx';
import outbox from '../retail/Outbox/Outbox.stories.tsx';
import { Outbox } from '../retail/Outbox/Outbox.tsx';
import { PairRow } from '../retail/PairRow/PairRow.tsx';
import { PickGroup } from '../retail/PickRow/PickGroup.tsx';
import { PickRow } from '../retail/PickRow/PickRow.tsx';
import replacements from '../retail/ReplacementList/ReplacementList.stories.tsx';
import { ReplacementList } from '../retail/ReplacementList/ReplacementList.tsx';
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
  },
};

/** [W-12] A count: found, missing and unexpected pairs, and what will happen before it happens. */
export const Counting: Story = {
  args: {
    title: 'Count',
    panel: <StockPanel {...count.args} />,
    panelLabel: 'Count',
    children: (
      <Stack gap={16}>
        <BinHead bin="A-14-03" note="Counted by you" />
        <Tally
          label="Count"
          items={[
            { figure: '3', label: 'Found' },
            { figure: '1', label: 'Missing' },
            { figure: '1', label: 'Unexpected' },
          ]}
        />
        <Stack gap={8}>
          {pairs.slice(0, 3).map((pair) => (
            <PairRow key={pair.barcode} {...pair} state="found" end={<Stamp state="found">Found</Stamp>} />
          ))}
          <PairRow {...pairs[3]!} state="missing" end={<Stamp state="error">Missing</Stamp>} />
          <PairRow {...pairs[4]!} state="unexpected" end={<Stamp state="unexpected">Unexpected</Stamp>} />
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply the count' })).toBeVisible();
  },
};

/** [G-05] A sold pair of a consignee that is missing: which other pair goes in its place. */
export const Consignment: Story = {
  args: {
    title: 'Consignment',
    panel: (
      <StockPanel
        label={pairs[3]!.name}
        mark={<Stamp state="consigned">Consigned</Stamp>}
        pair={pairs[3]!}
        actions={
          <Button variant="signal" size="xl" isFill>
            Send this pair
          </Button>
        }
      >
        <ReplacementList {...replacements.args} value="2048177304185" onChange={() => {}} />
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

/** [W-13] Without a network: the list stays, writes wait on the device, and a conflict asks for an answer. */
export const WithoutNetwork: Story = {
  args: {
    title: 'Requests',
    connection: <ConnectionIndicator state="offline" waiting={3} />,
    panel: <Outbox {...outbox.args} />,
    panelLabel: 'Waiting writes',
    children: (
      <Stack gap={16}>
        <Banner severity="caution" title="No network">
          Keep scanning. Your changes are kept on this device and sent when you are back online.
        </Banner>
        <PickGroup title="Aisle A" note="3 to pick">
          {picks
            .filter(({ aisle }) => aisle === 'A')
            .map(({ id, aisle: _aisle, ...row }) => (
              <PickRow key={id} {...row} onCheckOut={fn()} onOpen={fn()} />
            ))}
        </PickGroup>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No network')).toBeVisible();
  },
};
