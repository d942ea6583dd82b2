import { PinPad } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../app/context.ts';
import { STORE_UNREACHABLE } from '../../shared/language/texts.ts';
import { useSay, useSayMessage, useSayServerText } from '../../shared/language/useLanguage.ts';
import { PIN_LENGTH } from '../limits.ts';
import type { LockedFace } from '../tabletState.ts';

export interface PinOfProps {
  person: LockedFace;
  /** Called with the reason if the person no longer signs in on this tablet. */
  onGone: (why: string | undefined) => void;
}

/** Asks for the PIN of a person; it is checked with its sixth digit. */
export function PinOf({ person, onGone }: PinOfProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const sayServerText = useSayServerText();
  const router = useRouter();
  const { session, tablet, toasts } = useApp();
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const enter = async (digits: string) => {
    setPin(digits);
    if (digits.length < PIN_LENGTH) return;
    setPending(true);
    const answer = await session.enterPin({ userId: person.id, pin: digits });
    if (answer.ok) {
      const { page } = answer.data;
      router.history.replace(page === null ? '/' : `/?returnTo=${encodeURIComponent(page)}`);
      void session.start();
      return;
    }
    if (answer.problem?.needs === 'enrolment') await tablet.forget();
    const said = answer.problem && sayServerText(answer.problem);
    // Another tab has let another person in: its session follows here, and only a toast outlives the lock screen.
    const isTaken = answer.status === 409 && answer.problem?.values !== undefined;
    if (isTaken) toasts.caution(said ?? '');
    else if (answer.status === 409) onGone(answer.message);
    // The list says how the person signs in now, or has the person no more.
    if (answer.status === 409 || answer.problem?.needs === 'fullSignIn') await tablet.look();
    setPending(false);
    setPin('');
    setRefusal(said || (answer.message ?? say(STORE_UNREACHABLE)));
  };
  return (
    <PinPad
      label={say('PIN of {name}', { name: person.firstName })}
      value={pin}
      onChange={(digits) => void enter(digits)}
      note={refusal === undefined ? say('Your 6 digits') : sayMessage(refusal)}
      isWrong={refusal !== undefined && pin === ''}
      isPending={isPending}
    />
  );
}
