import type { ComponentProps, MouseEvent, Ref } from 'react';

type Native = ComponentProps<'button'>;

/** Props of every button of the kit. */
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
  /** Keeps the focus, but presses do nothing. @default false */
  isPending?: boolean | undefined;
  /** Called on a press by finger, mouse, keyboard or screen reader. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called when the pointer comes over the button: a moment to load what a press opens. */
  onHoverStart?: (() => void) | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}
