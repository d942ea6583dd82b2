import type { DeliveredPair } from '@instore/api';
import { Button, Code, Inline, PairHead, Stack, Stamp, TextField, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { exactTime } from '../../shared/format/formatTime.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The most characters of a note about a damaged pair. */
const NOTE_MAX = 200;

type LastPairProps = OpenDeliveryProps & { pair: DeliveredPair };

/** The pair that was counted last on this device, its label, and what can be wrong with it. */
export function LastPair(props: LastPairProps) {
  const { receiving, delivery, onPrint, pair } = props;
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const { isPending } = useSnapshot(receiving.counting);
  // A late answer may show another pair meanwhile.
  const [damaged, setDamaged] = useState<DeliveredPair>();
  const { barcode, size, productName: name } = pair;
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Stamp state={pair.isOver ? 'unexpected' : 'found'}>
          {pair.isOver ? say('Not on the delivery') : say('Counted')}
        </Stamp>
        <Code>{exactTime(pair.countedAt)}</Code>
      </Inline>
      <PairHead {...pair} name={name} imageUrl={pictureUrl(pair.imageUrl, 320)} />
      <Code>{barcode}</Code>
      {pair.isNewLabel && (
        <Button isFill icon={icons.printer} onPress={() => onPrint([{ barcode, size, name }])}>
          {say('Print its label')}
        </Button>
      )}
      <Inline gap={8}>
        <Button isDisabled={isPending} icon={icons.packageX} onPress={() => setDamaged(pair)}>
          {say('Damaged')}
        </Button>
        <Button
          isDisabled={isPending}
          icon={icons.undo}
          onPress={() => void receiving.correct(delivery, pair, 'uncounted')}
        >
          {say('Undo')}
        </Button>
      </Inline>
      {damaged && <DamageQuestion {...props} pair={damaged} onClose={() => setDamaged(undefined)} />}
    </Stack>
  );
}

/** Asks for the damage: the note stays with the pair when it goes on hold. */
function DamageQuestion({ receiving, delivery, pair, onClose }: LastPairProps & { onClose: () => void }) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const [note, setNote] = useState('');
  const confirm = async () => {
    // After a refusal the note stays for another try.
    if (await receiving.correct(delivery, pair, 'damaged', note)) onClose();
  };
  return (
    <Confirm
      isOpen
      title={say('What is damaged?')}
      confirmLabel={say('It is damaged')}
      cancelLabel={say('Go on counting')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {say('The pair goes on hold when the delivery is closed.')}
        <TextField label={say('Note')} value={note} maxLength={NOTE_MAX} onChange={setNote} />
      </Stack>
    </Confirm>
  );
}
