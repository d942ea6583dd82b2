import type { ButtonProps } from '@instore/ui';
import { Button as MantineButton } from '@mantine/core';
import { Icon } from './Icon.tsx';

const variants: Readonly<Record<NonNullable<ButtonProps['variant']>, string>> = {
  quiet: 'subtle',
  plain: 'default',
  signal: 'filled',
  critical: 'light',
  link: 'transparent',
  chosen: 'outline',
};

export function Button({
  variant = 'plain',
  size = 'm',
  icon,
  isFill,
  isPending,
  isDisabled,
  onPress,
  children,
}: ButtonProps) {
  return (
    <MantineButton
      variant={variants[variant]}
      size={{ s: 'xs', m: 'md', l: 'lg', xl: 'xl' }[size]}
      color={variant === 'critical' ? 'red' : 'dark'}
      fullWidth={isFill ?? false}
      loading={isPending ?? false}
      disabled={isDisabled ?? false}
      leftSection={icon && <Icon glyph={icon} />}
      // The portal's handlers do not read the event.
      onClick={() => onPress?.({} as Parameters<typeof onPress>[0])}
    >
      {children}
    </MantineButton>
  );
}
