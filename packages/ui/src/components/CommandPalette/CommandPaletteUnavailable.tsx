'use client';

import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './CommandPaletteUnavailable.css.ts';
import type { CommandPaletteProps } from './props.ts';

/** Shown if the code of the palette cannot be loaded. */
export function CommandPaletteUnavailable({ onClose }: CommandPaletteProps) {
  const say = useMessages('CommandPalette');
  return (
    <div role="alert" className={css.unavailable}>
      <p className={plain}>{say("Can't open the search offline. Reload when connected.")}</p>
      <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
    </div>
  );
}
