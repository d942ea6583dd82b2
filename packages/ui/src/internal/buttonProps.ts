import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** What every button of the kit can do, whatever it looks like. */
export interface ButtonBehaviour extends Pick<
  AriaButtonProps,
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'aria-pressed'
  | 'autoFocus'
  | 'form'
  | 'id'
  | 'isDisabled'
  | 'isPending'
  | 'onHoverStart'
  | 'onFocus'
  | 'onPress'
  | 'type'
> {}
