import type { AppShellProps, NotificationBellProps, UserMenuProps } from '@instore/ui';
import {
  ActionIcon,
  Anchor,
  AppShell as MantineShell,
  Avatar,
  Box,
  Button,
  Group,
  Indicator,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { bell as bellIcon } from '../../../packages/ui/src/components/Icon/icons.ts';
import { Icon } from './Icon.tsx';

const widths = { s: 280, m: 360, l: 420 };

export function AppShell(props: AppShellProps) {
  const { area, title, where, sections, back, search, connection, bell, user, aside, asideLabel, bottom, children } =
    props;
  const hasAside = aside !== undefined && aside !== false;
  return (
    <MantineShell
      header={{ height: 64 }}
      aside={{
        width: widths[props.asideWidth ?? 's'],
        breakpoint: 'md',
        collapsed: { mobile: true, desktop: !hasAside },
      }}
      padding="md"
    >
      <MantineShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group component="nav" aria-label={area}>
            {sections.map(({ id, label, icon, href, isCurrent }) => (
              <Anchor key={id} href={href} aria-current={isCurrent ? 'page' : undefined}>
                <Icon glyph={icon} /> {label}
              </Anchor>
            ))}
          </Group>
          {search}
          <Group>
            {connection}
            {bell}
            {user}
          </Group>
        </Group>
      </MantineShell.Header>
      <MantineShell.Main>
        <Group justify="space-between">
          {back && (
            <Button variant="subtle" onClick={back.onPress}>
              {back.label}
            </Button>
          )}
          <Title>{title}</Title>
          <Text c="dimmed">{where}</Text>
        </Group>
        {children}
        <Box hiddenFrom="md">{bottom}</Box>
      </MantineShell.Main>
      <MantineShell.Aside p="md" aria-label={asideLabel}>
        {aside}
      </MantineShell.Aside>
    </MantineShell>
  );
}

/** The button; its list is loaded on demand. */
export function NotificationBell({ hasUnread, isOpen, onOpenChange }: NotificationBellProps) {
  return (
    <Indicator color="red" disabled={!hasUnread}>
      <ActionIcon
        variant="subtle"
        size="xl"
        aria-label="Notifications"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon glyph={bellIcon} />
      </ActionIcon>
    </Indicator>
  );
}

/** The button; its menu is loaded on demand. */
export function UserMenu({ name, role, photoUrl }: UserMenuProps) {
  return (
    <UnstyledButton aria-haspopup="menu">
      <Group gap={8} wrap="nowrap">
        <Avatar src={photoUrl ?? null} name={name ?? '--'} />
        <Box>
          <Text>{name ?? '--'}</Text>
          <Text size="xs" c="dimmed">
            {role ?? '--'}
          </Text>
        </Box>
      </Group>
    </UnstyledButton>
  );
}
