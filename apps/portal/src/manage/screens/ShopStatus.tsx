import type { ShopConnection } from '@instore/api';
import {
  Button,
  DescriptionList,
  EmptyState,
  Heading,
  icons,
  Inline,
  InlineMessage,
  ProgressBar,
  SkeletonLabels,
  Stack,
  Stamp,
} from '@instore/ui';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { ShopStore } from '../shop.ts';
import { SHOP_STATE_WORDS } from '../shopWords.ts';
import { shopStamp } from './stamps.ts';

/** How the connection with the shop system is, and its comparison. */
export function ShopStatus({ shop }: { shop: ShopStore }) {
  return (
    <Loaded resource={shop.connection} skeleton={<SkeletonLabels count={2} />}>
      {(connection) =>
        connection.state === 'off' ? <NotConnected /> : <Connected shop={shop} connection={connection} />
      }
    </Loaded>
  );
}

function NotConnected() {
  const say = useSay();
  return (
    <EmptyState icon={icons.boxes} title={say('No shop system is connected')}>
      {say(
        'Your IT connects a Shopify shop by the settings of the store. Then products, stock and paid orders come in.',
      )}
    </EmptyState>
  );
}

interface StatusProps {
  shop: ShopStore;
  connection: ShopConnection;
}

function Connected({ shop, connection }: StatusProps) {
  const say = useSay();
  const { domain, state } = connection;
  return (
    <Stack gap={16} as="section">
      <Inline justify="between" gap={12}>
        <Inline gap={12}>
          <Heading level={2}>{domain ?? say('Shop system')}</Heading>
          <Stamp state={shopStamp(connection)}>{say(SHOP_STATE_WORDS[state])}</Stamp>
        </Inline>
        {state === 'connected' && <Compare shop={shop} connection={connection} />}
      </Inline>
      <Advice connection={connection} />
      {(connection.isComparing || connection.isAsked) && (
        <ProgressBar label={say('The whole shop is compared')} value={undefined} total={100} />
      )}
      {state !== 'not-loaded' && <Facts connection={connection} />}
    </Stack>
  );
}

function Compare({ shop, connection: { isComparing, isAsked } }: StatusProps) {
  const say = useSay();
  const { isPending } = useSnapshot(shop.state);
  return (
    <Button isPending={isPending} isDisabled={isComparing || isAsked} onPress={() => void shop.compare()}>
      {say('Compare now')}
    </Button>
  );
}

/** What is wrong, and who can do what about it. */
function Advice({ connection: { state, failure } }: { connection: ShopConnection }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  if (state === 'not-loaded') {
    return (
      <InlineMessage severity="info">
        {say(
          'The settings name this shop, and nothing came in yet. Your IT makes the first load: pnpm store:shopify --load --apply',
        )}
      </InlineMessage>
    );
  }
  if (state === 'removed') {
    return (
      <InlineMessage severity="critical">
        {say(
          'The app was removed from the shop: nothing comes in any more. What the store has stays. Your IT installs it again.',
        )}
      </InlineMessage>
    );
  }
  if (failure === null) return null;
  return (
    <InlineMessage severity="critical">
      {say('The last comparison failed: {reason}', { reason: sayMessage(failure) })}
    </InlineMessage>
  );
}

function Facts({ connection }: { connection: ShopConnection }) {
  const say = useSay();
  const locale = useLocale();
  const { comparedAt, connectedAt, tryAgainAt, removedAt, missed, waiting } = connection;
  const time = (label: string, at: string | null) => (at === null ? [] : [{ label, value: momentOf(at, locale) }]);
  return (
    <DescriptionList
      items={[
        ...time(say('First load'), connectedAt),
        ...time(say('Last comparison'), comparedAt),
        ...time(say('Tried again'), tryAgainAt),
        ...time(say('Removed'), removedAt),
        { label: say('Changed by the last comparison'), value: String(missed) },
        { label: say('Reports of the shop that wait'), value: String(waiting) },
      ]}
    />
  );
}
