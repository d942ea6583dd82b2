import type { ConnectionIndicatorProps, FilterMenuProps, SearchButtonProps } from '@instore/ui';
import { ActionIcon, Badge, Button, Group, Indicator, Kbd, Text, UnstyledButton } from '@mantine/core';
import { refresh, search } from '../../../packages/ui/src/components/Icon/icons.ts';
import { Icon } from './Icon.tsx';

const words = { live: 'Live', connecting: 'Connecting', polling: 'Delayed', offline: 'Offline', stopped: 'Stopped' };
const colours = { live: 'green', connecting: 'yellow', polling: 'yellow', offline: 'red', stopped: 'red' } as const;

export function ConnectionIndicator({ state, onRetry }: ConnectionIndicatorProps) {
  return (
    <Group gap={8} role="status">
      <Indicator color={colours[state]} processing={state === 'connecting'} position="middle-start" offset={-8}>
        <Text size="sm">{words[state]}</Text>
      </Indicator>
      {onRetry && (
        <ActionIcon variant="subtle" aria-label="Try again" onClick={onRetry}>
          <Icon glyph={refresh} />
        </ActionIcon>
      )}
    </Group>
  );
}

export function SearchButton({ label, onOpen, ref }: SearchButtonProps) {
  return (
    <UnstyledButton ref={ref ?? null} onClick={onOpen} aria-label={label}>
      <Group gap={8}>
        <Icon glyph={search} />
        <Text c="dimmed">{label}</Text>
        <Kbd>Ctrl K</Kbd>
      </Group>
    </UnstyledButton>
  );
}

/** The button; its menu is loaded on demand. */
export function FilterMenu({ label, selected }: FilterMenuProps) {
  const count = selected.length;
  return (
    <Button variant="default" aria-haspopup="dialog" rightSection={count > 0 && <Badge circle>{count}</Badge>}>
      {label}
    </Button>
  );
}
