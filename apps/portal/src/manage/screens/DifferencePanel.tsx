import { Code, DescriptionList, Inline, Panel, SkeletonLabels, Stack, Text } from '@instore/ui';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { isUnitState, UNIT_STATES } from '../../shared/units/unitStates.ts';
import type { ShopStore } from '../shop.ts';
import { type Difference, type KnownPair, pairNotes } from '../shopWords.ts';

/** A size of which the numbers differ: what the shop says, and what is known of each pair. */
export function DifferencePanel({
  shop,
  variantId,
  onClose,
}: {
  shop: ShopStore;
  variantId: string;
  onClose: () => void;
}) {
  const say = useSay();
  const { value } = useValues(shop.differences.state);
  const shown = value?.differences.find((each) => each.variantId === variantId);
  return (
    <Panel title={shown?.title ?? say('Difference')} onClose={onClose}>
      <Loaded resource={shop.differences} skeleton={<SkeletonLabels count={3} />}>
        {() =>
          shown === undefined ? (
            <Text tone="soft">{say('Both have the same numbers')}</Text>
          ) : (
            <Known difference={shown} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Known({ difference }: { difference: Difference }) {
  const say = useSay();
  const locale = useLocale();
  const { sizeSystem, size, inShop, here, readAt, units } = difference;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { label: say('Size'), value: `${sizeSystem} ${size}` },
          { label: say('In the shop'), value: String(inShop) },
          { label: say('Here'), value: String(here) },
          { label: say('Read from the shop'), value: readAt === null ? '--' : momentOf(readAt, locale) },
        ]}
      />
      <Text tone="soft">{say('Nothing is changed by itself. Count the bins to find out which number is right.')}</Text>
      {units.length === 0 ? (
        <Text>{say('This location has no pair of this size.')}</Text>
      ) : (
        <Stack gap={12} as="ul">
          {units.map((unit, index) => (
            <li key={unit.barcode ?? index}>
              <KnownUnit unit={unit} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function KnownUnit({ unit }: { unit: KnownPair }) {
  const say = useSay();
  const { barcode, state, bin } = unit;
  const notes = pairNotes(unit).map((note) => say(note));
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={8}>
        {barcode === null ? <Text as="span">{say('Without a label')}</Text> : <Code>{barcode}</Code>}
        {bin === null ? <Text as="span">{say('No bin')}</Text> : <Code>{bin}</Code>}
      </Inline>
      <Text size={13} tone={notes.length > 0 ? 'caution' : 'soft'}>
        {[isUnitState(state) ? say(UNIT_STATES[state]) : state, ...notes].join(', ')}
      </Text>
    </Stack>
  );
}
