import type { Area, StoreLocation } from '@instore/api';
import { Grid, Heading, LocationCard, ProfileCard, Stack } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { cartKey, readCart } from '../../state/requests/storedCart.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { Confirm } from '../components/Confirm.tsx';
import { useApp, useAreaCommon } from '../app.ts';
import { useSay } from '../language.ts';

/** The person, the role, and the store and location in use, which can be changed [Z-08, W-07]. */
export function ProfilePage({ area }: { area: Area }) {
  const say = useSay();
  const { auth, photo } = useApp();
  const { stores } = useAreaCommon();
  const { name, role } = useSnapshot(auth);
  const { url } = useSnapshot(photo.facts);
  const { storeLocations, store, location } = useSnapshot(stores.facts);
  const { asked, pairsLeft, ask, answer } = useLocationChoice();

  return (
    <>
      <AreaShell area={area} title={say('Profile')}>
        <Stack gap={32}>
          <ProfileCard
            name={name}
            role={role}
            photoUrl={url}
            fields={[
              { label: say('Store'), value: store?.mainStore },
              { label: say('Location in use'), value: location?.name },
            ]}
          />
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
          </Stack>
        </Stack>
      </AreaShell>
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
    </>
  );
}

/** Changes the location; asks first if the cart of the location in use has pairs. */
function useLocationChoice() {
  const say = useSay();
  const { auth, local, environment, toasts, opened } = useApp();
  const { stores, changeLocation } = useAreaCommon();
  const [asked, setAsked] = useState<StoreLocation>();

  const cartLines = () => {
    const cart = opened.shoesize?.cart.facts.lines;
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
