import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import * as css from './FaceBox.css.ts';

/** A person who signs in on the tablet. */
export interface LockedPerson {
  id: string;
  firstName: string;
  /** Address of the photo; without one the box shows initials. */
  photoUrl?: string | undefined;
  /** How the person signs in, where a PIN is not enough: "Full sign-in". */
  note?: string | undefined;
  /** How many acts of the person wait on this tablet to be sent. @default 0 */
  unsent?: number | undefined;
}

export interface FaceBoxProps {
  person: LockedPerson;
  /** The place on the shelf, from 0: boxes beside each other differ in colour. */
  at: number;
  /** @default 'm' */
  size?: 'm' | 'l';
}

/** Cardboards in the order of the shelf. */
const SHELF = [CARDBOARDS[3], CARDBOARDS[2], CARDBOARDS[4], CARDBOARDS[5], CARDBOARDS[0], CARDBOARDS[6]];

/** A shoe box with the photo, the first name, and what of the person waits on the tablet. */
export function FaceBox({ person: { firstName, photoUrl, note, unsent = 0 }, at, size = 'm' }: FaceBoxProps) {
  const say = useMessages('LockScreen');
  return (
    <ShoeBox cardboard={SHELF[at % SHELF.length] ?? CARDBOARDS[0]} size={size === 'l' ? 'portrait' : 'face'}>
      <span className={css.label({ size })}>
        <Avatar name={firstName} photoUrl={photoUrl} size="fill" />
        <span className={css.name({ size })}>{firstName}</span>
        <span className={css.strip({ size })}>
          {note === undefined ? null : <span className={css.note}>{note}</span>}
          {unsent === 0 ? null : <span className={css.unsent}>{say('{count} not sent', { count: unsent })}</span>}
        </span>
      </span>
    </ShoeBox>
  );
}
