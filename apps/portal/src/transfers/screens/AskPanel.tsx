import type { CatalogueProduct, CatalogueVariant } from '@instore/api';
import {
  Button,
  InlineMessage,
  Panel,
  RadioGroup,
  SizeFigure,
  Skeleton,
  SkeletonPicks,
  Stack,
  Text,
  TextField,
  TimeChoice,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { closingOptions } from '../../holds/index.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { TransfersPageProps } from './pageProps.ts';

/** The part of the address without an ask. */
export const NO_ASK = { ask: undefined, item: undefined, line: undefined, from: undefined };

type AskPanelProps = TransfersPageProps & { ask: string; onClose: () => void };

/** Asks another location for a size that is sold out here: for the shelf, or for a customer by first name [M-03]. */
export function AskPanel(props: AskPanelProps) {
  const { area, transfers, ask: sku, line, onClose } = props;
  const say = useSay();
  // The stockroom holds nothing for customers, and a line has its own.
  const mayHold = area === 'shoesize' && line === undefined;
  useEffect(() => void transfers.ask.open(sku, { mayHold }), [transfers, sku, mayHold]);
  const { value: product } = useValues(transfers.ask.product.state);
  const variant = product?.variants.find(({ inventoryItemId }) => inventoryItemId === props.item);
  if (product === undefined || variant === undefined) {
    return (
      <Panel title={say('Ask another location')} onClose={onClose}>
        <Loaded resource={transfers.ask.product} skeleton={<SkeletonPicks count={1} />}>
          {() => <InlineMessage severity="caution">{say('This size does not exist any more.')}</InlineMessage>}
        </Loaded>
      </Panel>
    );
  }
  return <AskForm {...props} {...{ product, variant, mayHold }} />;
}

/** The other locations that have free pairs of a size. */
function othersWith({ locations }: CatalogueProduct, { availability }: CatalogueVariant) {
  return availability.flatMap(({ locationId, inStock }) => {
    const location = locations.find(({ id }) => id === locationId);
    return location === undefined || location.inUse || inStock === 0 ? [] : [{ ...location, inStock }];
  });
}

type AskFormProps = AskPanelProps & { product: CatalogueProduct; variant: CatalogueVariant; mayHold: boolean };

function AskForm({ transfers, product, variant, mayHold, line, from, onChange, onClose }: AskFormProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending, error } = useSnapshot(transfers.ask.state);
  const others = othersWith(product, variant);
  const [chosen, setChosen] = useState(from);
  const [firstName, setFirstName] = useState('');
  const [note, setNote] = useState('');
  const [day, setDay] = useState<string>();
  const options = useClosings(transfers);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  const until = options.find(({ id }) => id === day)?.id ?? options[0]?.id;
  const hasName = firstName.trim() !== '';
  const ask = async () => {
    if (other === undefined) return;
    const { inventoryItemId } = variant;
    const asked = { fromLocationId: other.id, inventoryItemId, lineId: line, firstName, note, until };
    const sent = await transfers.ask.send(asked);
    if (sent) onChange({ list: undefined, transfer: sent.transferId, ...NO_ASK });
  };
  return (
    <Panel
      title={product.name}
      onClose={onClose}
      actions={
        <Button
          variant="signal"
          size="xl"
          isFill
          isDisabled={other === undefined || (hasName && until === undefined)}
          isPending={isPending}
          onPress={() => void ask()}
        >
          {other ? say('Ask {location} for it', { location: other.name }) : say('No other location has this size.')}
        </Button>
      }
    >
      <Stack gap={20}>
        <Stack gap={4}>
          <SizeFigure size={variant.size} scale={88} />
          <Text tone="soft">{variant.sizeSystem}</Text>
        </Stack>
        {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
        {other && <Others others={others} value={other.id} onChange={setChosen} />}
        {mayHold ? (
          <TextField label={say('For')} value={firstName} maxLength={40} autoComplete="off" onChange={setFirstName} />
        ) : (
          <Text>{line === undefined ? say('It is for the shelf.') : say('It is for the request that waits.')}</Text>
        )}
        <TextField label={say('Note')} value={note} maxLength={200} onChange={setNote} />
        {hasName && (
          <Loaded resource={transfers.ask.times} skeleton={<Skeleton height={56} />}>
            {() => <TimeChoice label={say('Hold here until')} options={options} value={until} onChange={setDay} />}
          </Loaded>
        )}
      </Stack>
    </Panel>
  );
}

interface OthersProps {
  others: ReturnType<typeof othersWith>;
  value: string;
  onChange: (id: string) => void;
}

function Others({ others, value, onChange }: OthersProps) {
  const say = useSay();
  return (
    <RadioGroup
      label={say('Which location?')}
      options={others.map(({ id, name, inStock }) => ({
        value: id,
        label: name,
        description: say('{count} pair|{count} pairs', { count: inStock }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** The closings until which a pair can be held; none until they are read. */
function useClosings({ ask }: TransfersPageProps['transfers']) {
  const say = useSay();
  const locale = useLocale();
  const { environment } = useApp();
  const { value } = useValues(ask.times.state);
  const now = environment.clock.now();
  return value ? closingOptions(say, value.closings, { timeZone: value.timeZone, locale, now }) : [];
}
