import type { StoreLocation } from '@instore/api';
import { Grid, Heading, LocationCard, Stack } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { cartKey, readCart } from '../../requests/index.ts';
import { useApp, useAreaCommon } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The locations at which the person works; another one can be chosen [Z-08, W-07]. */
export function WorkplaceSection() {
  const say = useSay();
  const { storeLocations, location } = useSnapshot(useAreaCommon().stores.state);
  const { asked, pairsLeft, ask, answer } = useLocationChoice();
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('Where you work')}</Heading>
      <Grid column="l" gap={8}>
        {storeLocations.flatMap(({ mainStore, locations }) =>
          locations.map((choice) => (
            <LocationCard
              key={choice.id}
              name={choice.name}
              store={mainStore}
              isCurrent={choice.id === location?.id}
              onChoose={() => ask(choice)}
            />
          )),
        )}
      </Grid>
      <Confirm
        isOpen={asked !== undefined}
        title={say('Work at {name}?', { name: asked?.name ?? '' })}
        confirmLabel={say('Change location')}
        cancelLabel={say('Stay here')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {say('The pair in your cart stays at {name}.|The {count} pairs in your cart stay at {name}.', {
          count: pairsLeft,
          name: location?.name ?? '',
        })}
      </Confirm>
    </Stack>
  );
}

/** Changes the location; asks first if the cart of the location in use has pairs. */
function useLocationChoice() {
  const say = useSay();
  const { auth, local, environment, toasts, opened } = useApp();
  const { stores, changeLocation } = useAreaCommon();
  const [asked, setAsked] = useState<StoreLocation>();

  const cartLines = () => {
    const cart = opened.shoesize?.cart.state.lines;
    if (cart) return cart;
    return readCart(local, cartKey(auth.user?.user_id ?? '', stores.locationId()))?.lines ?? [];
  };
  const change = ({ id, name }: StoreLocation) => {
    if (!changeLocation(id)) return;
    if (environment.window.navigator.onLine) toasts.info(say('Location changed to {name}', { name }));
    else {
      toasts.caution(say('Location changed to {name}', { name }), {
        description: say("You are offline. Lists load when you're back online."),
      });
    }
  };
  return {
    asked,
    pairsLeft: cartLines().reduce((sum, { quantity }) => sum + quantity, 0),
    ask: (choice: StoreLocation) => (cartLines().length > 0 ? setAsked(choice) : change(choice)),
    answer(isYes: boolean) {
      if (isYes && asked) change(asked);
      setAsked(undefined);
    },
  };
}
