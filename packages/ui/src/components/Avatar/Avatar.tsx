'use client';

import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Unstyled {
  /** Name of the person; without a photo the initials are shown. */
  name?: string | undefined;
  /** Address of the photo; if it fails to load, the initials are shown. */
  photoUrl?: string | undefined;
  /** In px; `fill` fills its parent. @default 40 */
  size?: 24 | 40 | 56 | 88 | 'fill';
}

/** A person: the photo, or else the initials, or else a silhouette. Decorative; show the name beside it. */
export function Avatar({ name = '', photoUrl, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const letters = initials(name);
  const hasPhoto = photoUrl !== undefined && photoUrl !== '' && photoUrl !== failed;
  const kind = hasPhoto ? 'photo' : letters ? 'known' : 'unknown';
  return (
    <span className={css.avatar({ size, kind })} aria-hidden="true">
      {hasPhoto ? (
        <img
          className={css.photo}
          src={photoUrl}
          alt=""
          width={size === 'fill' ? undefined : size}
          height={size === 'fill' ? undefined : size}
          onError={() => setFailed(photoUrl)}
        />
      ) : (
        letters || <Icon icon={icons.user} size={size === 24 ? 16 : size === 56 ? 24 : 20} />
      )}
    </span>
  );
}
