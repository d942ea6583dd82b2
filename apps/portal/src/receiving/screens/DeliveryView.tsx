import type { DeliveryCarton } from '@instore/api';
import { Button, Code, Grid, Heading, SkeletonPicks, Stack, Stamp, Text } from '@instore/ui';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import { CartonView } from './CartonView.tsx';
import { DifferingPairs } from './DifferingPairs.tsx';
import { PutAway } from './PutAway.tsx';
import { countedWords } from './deliveryWords.ts';
import type { OpenDeliveryProps, ReceivingPageProps } from './pageProps.ts';

/** The opened delivery: its cartons, one carton, or the pairs to put away. */
export function DeliveryView(props: ReceivingPageProps) {
  return (
    <Loaded resource={props.receiving.delivery} skeleton={<SkeletonPicks count={4} />}>
      {(delivery) => <Opened {...props} delivery={delivery} />}
    </Loaded>
  );
}

function Opened(props: OpenDeliveryProps) {
  const { delivery, carton } = props;
  if (delivery.status === 'closed') return <PutAway {...props} />;
  return (
    <Stack gap={20}>
      {carton === undefined ? <Cartons {...props} /> : <CartonView {...props} carton={carton} />}
      <DifferingPairs {...props} />
    </Stack>
  );
}

/** The cartons, each with how far its count is. */
function Cartons({ delivery, onChange }: OpenDeliveryProps) {
  const say = useSay();
  return (
    <Stack gap={12}>
      <Heading level={2}>{say('Cartons')}</Heading>
      <Grid column="s" gap={12}>
        {delivery.cartonList.map((carton) => (
          <Stack key={carton.carton} gap={8} as="article">
            <Code size={17}>{carton.carton}</Code>
            <CartonState carton={carton} />
            <Button isFill onPress={() => onChange({ carton: carton.carton })}>
              {say('Count carton {carton}', { carton: carton.carton })}
            </Button>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function CartonState({ carton }: { carton: DeliveryCarton }) {
  const say = useSay();
  const { expected, counted, absent } = carton;
  const isStarted = counted + absent > 0;
  const isDone = counted + absent === expected;
  return (
    <Stack gap={4}>
      <Text weight="strong">{countedWords(say, carton)}</Text>
      <Stamp state={isDone ? 'found' : isStarted ? 'pending' : 'request'}>
        {isDone ? say('Counted') : isStarted ? say('Being counted') : say('Not counted yet')}
      </Stamp>
    </Stack>
  );
}
