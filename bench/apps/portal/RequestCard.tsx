import type { RequestCardProps } from '@instore/ui';
import { Badge, Button, Card, Group, Image, Stack, Text } from '@mantine/core';
import { Product } from './Product.tsx';

const stamps = { '1': 'Request', '2': 'Pending', '3': 'Checked out' };

/** A line as a box label; the bars of its barcode are loaded on demand. */
export function RequestCard({ line, status, isInCart, isPending, onAdd, onRemove, onCancel }: RequestCardProps) {
  const fields = [
    ['From', line.from],
    ['At', line.at],
    ['Barcode', line.barcode ?? '--'],
    ['Consigned', line.consigned ? 'Yes' : 'No'],
  ];
  const actions = [
    { label: 'Add', run: isInCart ? undefined : onAdd },
    { label: 'Remove', run: isInCart ? onRemove : undefined },
    { label: 'Cancel', run: onCancel },
  ];
  return (
    <Card withBorder component="article" aria-label={line.name}>
      <Group justify="space-between" wrap="nowrap">
        <Product {...line} />
        <Image src={line.imageUrl} alt="" w={120} h={90} fit="contain" />
        <Badge color={isInCart ? 'lime' : 'gray'}>{isInCart ? 'In cart' : stamps[status]}</Badge>
      </Group>
      <Group justify="space-between">
        {fields.map(([label, value]) => (
          <Stack key={label} gap={0}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text>{value}</Text>
          </Stack>
        ))}
        {actions.map(
          ({ label, run }) =>
            run && (
              <Button key={label} variant="default" loading={isPending ?? false} onClick={run}>
                {label}
              </Button>
            ),
        )}
      </Group>
    </Card>
  );
}
