import { Button, Dialog, Inline, PinPad } from '@instore/ui';
import { useState } from 'react';
import { useApp } from '../../app/context.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { PIN_LENGTH } from '../limits.ts';

/** Chooses the PIN of the person for this tablet: typed twice, because it is never shown. */
export function ChoosePin() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap={12}>
      <Button onPress={() => setOpen(true)}>{say('Choose a PIN')}</Button>
      <Dialog isOpen={isOpen} title={say('Choose a PIN')} size="s" onClose={() => setOpen(false)}>
        <Steps onDone={() => setOpen(false)} />
      </Dialog>
    </Inline>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { tablet, toasts } = useApp();
  const [first, setFirst] = useState<string>();
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const restart = (why: string) => {
    setFirst(undefined);
    setRefusal(why);
  };
  const enter = async (digits: string) => {
    setPin(digits);
    if (digits.length < PIN_LENGTH) return;
    setPin('');
    if (first === undefined) {
      setRefusal(undefined);
      setFirst(digits);
      return;
    }
    if (first !== digits) {
      restart(say('The two PINs differ. Choose again.'));
      return;
    }
    setPending(true);
    const refused = await tablet.choosePin(digits);
    setPending(false);
    if (refused === undefined) {
      toasts.positive(say('Your PIN is set for this tablet'));
      onDone();
    } else restart(sayMessage(refused));
  };
  const step = first === undefined ? say('Six digits: not all equal, and no run.') : say('Type it again.');
  return (
    <PinPad
      label={first === undefined ? say('New PIN') : say('New PIN again')}
      value={pin}
      onChange={(digits) => void enter(digits)}
      note={refusal ?? step}
      isWrong={refusal !== undefined && pin === ''}
      isPending={isPending}
    />
  );
}
