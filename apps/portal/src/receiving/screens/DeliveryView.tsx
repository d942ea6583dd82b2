import { SkeletonPicks } from '@instore/ui';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { CartonView } from './CartonView.tsx';
import { DifferencesView } from './DifferencesView.tsx';
import { PutAway } from './PutAway.tsx';
import type { OpenDeliveryProps, ReceivingPageProps } from './pageProps.ts';
import { stageOf } from './deliveryWords.ts';

/** The opened delivery: a carton, the differences, or the pairs to put away. Its cartons are in the panel. */
export function DeliveryView(props: ReceivingPageProps) {
  return (
    <Loaded resource={props.receiving.delivery} skeleton={<SkeletonPicks count={4} />}>
      {(delivery) => <Opened {...props} delivery={delivery} />}
    </Loaded>
  );
}

function Opened(props: OpenDeliveryProps) {
  const { delivery, carton } = props;
  if (stageOf(delivery, carton) === 'putAway') return <PutAway {...props} />;
  return carton === undefined ? <DifferencesView {...props} /> : <CartonView {...props} carton={carton} />;
}
