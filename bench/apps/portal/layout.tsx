import type { InlineProps, StackProps } from '@instore/ui';
import { Group, Stack as MantineStack } from '@mantine/core';

const justify = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export function Stack({ gap = 0, children }: StackProps) {
  return <MantineStack gap={gap}>{children}</MantineStack>;
}

export function Inline({ gap = 0, justify: spread = 'start', children }: InlineProps) {
  return (
    <Group gap={gap} justify={justify[spread]}>
      {children}
    </Group>
  );
}
