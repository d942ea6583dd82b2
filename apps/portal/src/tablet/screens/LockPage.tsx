import { Button, InlineMessage, LockScreen, PinPad, Stack } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { createScanKeys } from '../scanKeys.ts';

/** How often the lock screen reads what waits, ms. */
const LOOK_MS = 5_000;

const PIN_LENGTH = 6;

/** The locked tablet: faces, then the PIN of one of them [D-02, D-03]. */
export function LockPage() {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { environment, session, tablet } = useApp();
  const { device, seen, error } = useSnapshot(tablet.state);
  const now = useNow(environment.clock, 1_000, true);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void tablet.look();
    return environment.clock.every(LOOK_MS, () => void tablet.look());
  }, [environment, tablet]);
  useRing(seen?.waitingSince.length);
  useBadge(setChosen);
  const person = seen?.people.find(({ id }) => id === chosen);
  return (
    <LockScreen
      location={seen?.location ?? ''}
      device={device?.name ?? ''}
      now={new Date(now)}
      waitingSince={(seen?.waitingSince ?? []).map((since) => new Date(since))}
      people={(seen?.people ?? []).map(({ id, firstName, state }) => ({
        id,
        firstName,
        note: state === 'pin' ? undefined : say('Full sign-in'),
      }))}
      onPerson={setChosen}
      onSomeoneElse={() => void session.signIn()}
      message={error === undefined ? undefined : <InlineMessage severity="caution">{sayMessage(error)}</InlineMessage>}
    >
      {person ? <PinOf key={person.id} person={person} onBack={() => setChosen(undefined)} /> : undefined}
    </LockScreen>
  );
}

/** Asks for the PIN of a person; it is checked with its sixth digit. */
function PinOf({ person, onBack }: { person: { id: string; firstName: string; state: string }; onBack: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const router = useRouter();
  const { session, tablet } = useApp();
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(person.state !== 'pin');
  const enter = async (digits: string) => {
    setPin(digits);
    if (digits.length < PIN_LENGTH) return;
    setPending(true);
    const answer = await session.enterPin({ userId: person.id, pin: digits });
    setPending(false);
    setPin('');
    if (answer.ok) {
      const { page } = answer.data;
      router.history.replace(page === null ? '/' : `/?returnTo=${encodeURIComponent(page)}`);
      void session.start();
      return;
    }
    setRefusal(answer.message ?? say('The store cannot be reached. Nothing is lost.'));
    setNeedsSignIn(answer.problem?.needs === 'fullSignIn');
    if (answer.problem?.needs === 'enrolment') await tablet.forget();
    if (answer.status === 409) void tablet.look();
  };
  const note = refusal === undefined ? say('Your 6 digits') : sayMessage(refusal);
  return (
    <Stack gap={16}>
      <Button onPress={onBack}>{say('Everyone')}</Button>
      {needsSignIn ? (
        <Stack gap={16}>
          <InlineMessage severity="info">
            {refusal === undefined ? say('Sign in fully, then choose a PIN on the profile page.') : note}
          </InlineMessage>
          <Button variant="signal" size="l" onPress={() => void session.signIn()}>
            {say('Login with Office 365')}
          </Button>
        </Stack>
      ) : (
        <PinPad
          label={say('PIN of {name}', { name: person.firstName })}
          value={pin}
          onChange={(digits) => void enter(digits)}
          note={note}
          isWrong={refusal !== undefined && pin === ''}
          isPending={isPending}
        />
      )}
    </Stack>
  );
}

/** Rings when a request comes in. */
function useRing(count: number | undefined): void {
  const { environment } = useApp();
  const before = useRef(count);
  useEffect(() => {
    const isMore = before.current !== undefined && count !== undefined && count > before.current;
    before.current = count;
    if (isMore) void environment.playSound('request').catch(() => undefined);
  }, [count, environment]);
}

/** A badge chooses its face. Any other scan does nothing and says so by its sound. */
function useBadge(onPerson: (id: string) => void): void {
  const { environment, tablet } = useApp();
  useEffect(() => {
    const read = createScanKeys();
    const find = async (code: string) => {
      const id = await tablet.findBadge(code);
      void environment.playSound(id === undefined ? 'scan-error' : 'scan-ok').catch(() => undefined);
      if (id !== undefined) onPerson(id);
    };
    const onKey = (event: KeyboardEvent) => {
      const meaning = read(event.key, event.timeStamp);
      if (meaning.kind === 'typed') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (meaning.kind === 'scanned') void find(meaning.code);
    };
    globalThis.addEventListener('keydown', onKey, { capture: true });
    return () => globalThis.removeEventListener('keydown', onKey, { capture: true });
  }, [environment, onPerson, tablet]);
}
