import type { PickDetailProps, PickGroupProps, PickRowProps } from '@instore/ui';
import { Badge, Button, Group, Image, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { Product } from './Product.tsx';

export function PickGroup({ title, note, children }: PickGroupProps) {
  return (
    <Stack component="section" gap={8} aria-label={title}>
      <Group justify="space-between">
        {title !== '' && <Title order={2}>{title}</Title>}
        <Text c="dimmed">{note}</Text>
      </Group>
      {children}
    </Stack>
  );
}

const stamps: Partial<Record<PickRowProps['state'], string>> = {
  next: 'Next',
  out: 'Checked out',
  pending: 'Pending',
};

export function PickRow(props: PickRowProps) {
  const { bin, by, at, state, outAt, note, isPending, isOpen, onCheckOut, onOpen } = props;
  return (
    <Paper withBorder p="sm" aria-current={isOpen ? true : undefined}>
      <Group justify="space-between" wrap="nowrap">
        <UnstyledButton onClick={onOpen}>
          <Group wrap="nowrap">
            <Text ff="monospace" size="xl">
              {bin ?? '--'}
            </Text>
            <Product {...props} />
          </Group>
        </UnstyledButton>
        <Stack gap={0}>
          <Text>{by}</Text>
          <Text c="dimmed">{outAt ?? at}</Text>
          {note && <Text c="dimmed">{note}</Text>}
        </Stack>
        {stamps[state] && <Badge>{stamps[state]}</Badge>}
        {onCheckOut && (
          <Button color="dark" loading={isPending ?? false} onClick={onCheckOut}>
            Check out
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** The panel; the map of the shelf is loaded on demand. */
export function PickDetail(props: PickDetailProps) {
  const { bin, place, barcode, imageUrl, isPutAway, isPending, onCheckOut, onNotInBin, onCheckIn } = props;
  const actions = [
    { label: 'Check out', run: onCheckOut, variant: 'filled' },
    { label: 'Check in', run: onCheckIn, variant: 'filled' },
    { label: 'Not in bin', run: onNotInBin, variant: 'default' },
  ];
  return (
    <Stack>
      {isPutAway && <Title order={2}>Return to bin</Title>}
      <Title order={2}>{bin ?? '--'}</Title>
      <Text c="dimmed">{place}</Text>
      <Image src={imageUrl} alt="" h={160} fit="contain" />
      <Product {...props} />
      <Text ff="monospace">{barcode}</Text>
      {actions.map(
        ({ label, run, variant }) =>
          run && (
            <Button key={label} variant={variant} fullWidth loading={isPending ?? false} onClick={run}>
              {label}
            </Button>
          ),
      )}
    </Stack>
  );
}
