// Each line one export, in alphabetical order; index.test.ts pins the list.
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export * as icons from './Icon/icons.ts';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stamp, type StampProps, type StampState } from './Stamp/Stamp.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
