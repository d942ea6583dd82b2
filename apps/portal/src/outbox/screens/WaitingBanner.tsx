import { Banner, Button } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useIsOffline } from '../../shared/components/useIsOnline.ts';

/** Says that writes wait on this device, and why; nothing while all are sent. */
export function WaitingBanner() {
  const say = useSay();
  const { outbox } = useWarehouse();
  const { entries, others, nextTryAt } = useSnapshot(outbox.state);
  const isOffline = useIsOffline();
  const waiting = entries.filter(({ conflict }) => !conflict).length;
  if (waiting > 0 && (isOffline || nextTryAt !== undefined)) {
    const title = isOffline ? say('You are offline. Keep picking.') : say('The server is not answering. Keep picking.');
    return (
      <Banner
        severity="caution"
        title={title}
        action={
          <Button size="s" onPress={() => outbox.sendNow()}>
            {say('Try now')}
          </Button>
        }
      >
        {say(
          '{count} action is kept on this device and sent in order.|{count} actions are kept on this device and sent in order.',
          { count: waiting },
        )}
      </Banner>
    );
  }
  if (others === 0) return null;
  return (
    <Banner severity="info" title={say('Work of a colleague waits here')}>
      {say(
        '{count} action of a colleague waits on this device. It is sent when that person signs in.|{count} actions of colleagues wait on this device. They are sent when these people sign in.',
        { count: others },
      )}
    </Banner>
  );
}
