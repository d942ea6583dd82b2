import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { shared } from '../internal/messages.ts';
import { useMessages } from '../internal/useMessages.ts';
import { english } from './messages.ts';
import * as css from './CommandPaletteUnavailable.css.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';

/** The palette's code could not be fetched: says so instead of doing nothing. */
export function CommandPaletteUnavailable({ onClose }: CommandPaletteProps) {
  const say = useMessages('CommandPalette', english);
  const sayShared = useMessages('Shared', shared);
  return (
    <div role="alert" className={css.unavailable}>
      <p>{say('unavailable')}</p>
      <IconButton icon={icons.x} label={sayShared('close')} onPress={onClose} />
    </div>
  );
}
