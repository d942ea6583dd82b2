import { Button, EmptyState, Inline, PickGroup, Stamp, Text, icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { BinsStore } from '../bins.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';

/** The start of the bins page, before a bin is open: lists the open counts and the handed-in counts [W-12]. */
export function BinsStart({ bins, onOpen }: { bins: BinsStore; onOpen: (bin: string) => void }) {
  const say = useSay();
  const router = useRouter();
  const locale = useLocale();
  const { counts } = useSnapshot(bins.state);
  return (
    <>
      <EmptyState icon={icons.layoutGrid} title={say('Scan a bin')}>
        {say('Everything that belongs in the bin appears here. A barcode, SKU or name finds its bin.')}
      </EmptyState>
      <Inline>
        <Button icon={icons.count} onPress={() => void router.navigate({ to: '/warehouse/counts', search: {} })}>
          {say('Planned counts')}
        </Button>
      </Inline>
      {counts.length > 0 && (
        <PickGroup title={say('Counts')} note={say('{count} open', { count: counts.length })}>
          {counts.map(({ countId, bin, status, startedBy, startedAt, handedInBy, found, expected, recount }) => (
            <Inline key={countId} gap={16}>
              <Button onPress={() => onOpen(bin)}>{say('Count of {bin}', { bin })}</Button>
              {recount === 'asked' ? (
                <Stamp state="error">{say('Count again')}</Stamp>
              ) : (
                <Stamp state={status === 'handed-in' ? 'pending' : 'request'}>
                  {status === 'handed-in' ? say('Handed in') : say('Counting')}
                </Stamp>
              )}
              <Text tone="soft">
                {expected === null
                  ? say('{count} scanned. {name}, {time}', {
                      count: found,
                      name: handedInBy ?? startedBy,
                      time: shortTime(startedAt, locale),
                    })
                  : say('{found} of {expected} found. {name}, {time}', {
                      found,
                      expected,
                      name: handedInBy ?? startedBy,
                      time: shortTime(startedAt, locale),
                    })}
              </Text>
            </Inline>
          ))}
        </PickGroup>
      )}
    </>
  );
}
