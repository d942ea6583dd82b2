import { Banner, Button, Inline } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { tips } from './tips.ts';

export interface TipBarProps {
  /** Address of the screen. */
  path: string;
  onClose: () => void;
  /** Closes the tips of all screens. */
  onCloseAll: () => void;
}

/** The tip of a screen, if it has one. */
export function TipBar({ path, onClose, onCloseAll }: TipBarProps) {
  const say = useSay();
  const tip = tips[path];
  if (tip === undefined) return null;
  return (
    <Banner
      severity="info"
      title={say('New here?')}
      action={
        <Inline gap={8}>
          <Button variant="quiet" size="s" onPress={onCloseAll}>
            {say('No more tips')}
          </Button>
          <Button size="s" onPress={onClose}>
            {say('Got it')}
          </Button>
        </Inline>
      }
    >
      {say(tip)}
    </Banner>
  );
}
