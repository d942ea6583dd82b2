import { type LockHint, InlineMessage, LockScreen, useScanAnywhere } from '@instore/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { PIN_LENGTH } from '../limits.ts';
import type { LockedFace } from '../tabletState.ts';
import { PinOf } from './PinOf.tsx';
import { SignInOf } from './SignInOf.tsx';

/** How often the lock screen reads what waits, ms. */
const LOOK_MS = 5_000;

/** The locked tablet: faces, then the PIN of one of them [D-02, D-03]. */
export function LockPage() {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { environment, session, tablet } = useApp();
  const { device, seen, error, unsent, lastPerson } = useSnapshot(tablet.state);
  const photos = useSnapshot(tablet.photos.state);
  const now = useNow(environment.clock, 1_000, true);
  const pageRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const choose = (id: string | undefined) => {
    setRefusal(undefined);
    setChosen(id);
  };
  const scans = useBadge(pageRef, choose);
  useLooks();
  // Without network only the last person can return.
  const people: readonly LockedFace[] =
    seen?.people ?? (lastPerson ? [{ ...lastPerson, hasPhoto: false, state: 'pin' }] : []);
  useRing(seen?.waitingSince.length);
  const person = people.find(({ id }) => id === chosen);
  const message = error ?? refusal;
  return (
    <div ref={pageRef}>
      <LockScreen
        location={seen?.location ?? ''}
        device={device?.name ?? ''}
        now={new Date(now)}
        waitingSince={(seen?.waitingSince ?? []).map((since) => new Date(since))}
        people={people.map(({ id, firstName, state }) => ({
          id,
          firstName,
          photoUrl: photos[id],
          unsent: unsent[id],
          note: state === 'pin' ? undefined : say('Full sign-in'),
        }))}
        onPerson={choose}
        onSomeoneElse={() => void session.signIn()}
        message={
          message === undefined ? undefined : <InlineMessage severity="caution">{sayMessage(message)}</InlineMessage>
        }
        chosen={person?.id}
        onBack={() => choose(undefined)}
        hint={useHint(person, unsent)}
        isShut={person !== undefined && person.state !== 'pin'}
      >
        {person === undefined ? null : person.state === 'pin' ? (
          // The first keys of a scan reach the keypad, and are no part of a PIN.
          <PinOf key={`${person.id} ${scans}`} person={person} onGone={setRefusal} />
        ) : (
          <SignInOf person={person} onBack={() => choose(undefined)} />
        )}
      </LockScreen>
    </div>
  );
}

/** What helps besides the PIN, or what of the person stays on the tablet. */
function useHint(person: LockedFace | undefined, unsent: Readonly<Record<string, number>>): LockHint | undefined {
  const say = useSay();
  if (person === undefined) return undefined;
  const count = unsent[person.id] ?? 0;
  if (person.state === 'pin') {
    return { kind: 'badge', title: say('Or scan your badge'), text: say('It replaces the press on your face.') };
  }
  if (count === 0) return undefined;
  const title = say('{count} action is not sent|{count} actions are not sent', { count });
  return { kind: 'tablet', title, text: say('It stays on this tablet until you are back.') };
}

/** Reads what the lock screen shows, again and again, and the photos of its faces. */
function useLooks(): void {
  const { environment, tablet } = useApp();
  const { seen } = useSnapshot(tablet.state);
  useEffect(() => {
    const look = () => void tablet.look();
    look();
    return environment.clock.every(LOOK_MS, look);
  }, [environment, tablet]);
  useEffect(() => {
    for (const person of seen?.people ?? []) void tablet.photos.load(person);
  }, [seen, tablet]);
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

/** A badge chooses its face. Any other scan does nothing and says so by its sound. Returns how many scans there were. */
function useBadge(pageRef: RefObject<Element | null>, onPerson: (id: string) => void): number {
  const { environment, tablet } = useApp();
  const [scans, setScans] = useState(0);
  useScanAnywhere(pageRef, (code) => {
    // A person may type a PIN as fast as a slow scanner sends a code.
    if (code.length === PIN_LENGTH) return;
    setScans((count) => count + 1);
    void tablet.findBadge(code).then((id) => {
      void environment.playSound(id === undefined ? 'scan-error' : 'scan-ok').catch(() => undefined);
      if (id !== undefined) onPerson(id);
    });
  });
  return scans;
}
