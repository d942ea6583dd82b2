import type { InlineProps, StackProps } from '@instore/ui';
import { Group, Stack as MantineStack } from '@mantine/core';

const justify = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export function Stack({ gap = 0, children }: StackProps) {
  return <MantineStack gap={Number(gap)}>{children}</MantineStack>;
}

export function Inline({ gap = 0, justify: spread = 'start', children }: InlineProps) {
  return (
    <Group gap={Number(gap)} justify={justify[spread as keyof typeof justify]}>
      {children}
    </Group>
  );
}
