'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProfileCard.css.ts';
import { MISSING } from '../../internal/missingValue.ts';

export interface ProfileCardProps extends Unstyled {
  /** '--' when missing. */
  name?: string | undefined;
  /** '--' when missing. */
  role?: string | undefined;
  /** Address of the photo. */
  photoUrl?: string | undefined;
  /** Fields at the foot: store, location. */
  fields: readonly { label: string; value: ReactNode }[];
}

/** A person: name, role, store and location, styled as a box label. One per page. */
export function ProfileCard({ name, role, photoUrl, fields }: ProfileCardProps) {
  const say = useMessages('ProfileCard');
  return (
    <div className={css.frame}>
      <section className={css.card} aria-label={say('You')}>
        <div className={css.person}>
          <Avatar name={name ?? ''} photoUrl={photoUrl} size={88} />
        </div>
        <div className={css.words}>
          <h2 className={css.name}>{name || MISSING}</h2>
          <p className={css.role}>{role || MISSING}</p>
        </div>
        {fields.length > 0 && (
          <dl className={css.fields}>
            {fields.map(({ label, value }) => (
              <div key={label} className={css.field}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value || MISSING}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  );
}
