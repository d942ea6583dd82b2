import type { ComponentProps, MouseEvent, Ref } from 'react';

type Native = ComponentProps<'button'>;

/** What every button of the kit can do, whatever it looks like. */
export interface ButtonBehaviour extends Pick<
  Native,
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'aria-pressed'
  | 'autoFocus'
  | 'form'
  | 'id'
  | 'onFocus'
  | 'type'
> {
  /** Cannot be pressed or focused. @default false */
  isDisabled?: boolean | undefined;
  /** Keeps the focus but takes no press. @default false */
  isPending?: boolean | undefined;
  /** Pressed by finger, mouse, keyboard or screen reader. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The pointer came over it: a moment to fetch what it will open. */
  onHoverStart?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}
