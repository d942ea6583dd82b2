import type { RequestCartBarProps, RequestCartProps } from '@instore/ui';
import { ActionIcon, Button, CloseButton, Group, Image, NumberInput, Stack, Text, Title } from '@mantine/core';
import { trash } from '../../../packages/ui/src/components/Icon/icons.ts';
import { Icon } from './Icon.tsx';

export function RequestCart(props: RequestCartProps) {
  const { lines, sentTo, isPlacing, onQuantityChange, onRemove, onPlace, onClose, scan } = props;
  return (
    <Stack component="section" aria-label="Request cart">
      <Group justify="space-between">
        <Title order={2}>Request cart</Title>
        {onClose && <CloseButton aria-label="Close" onClick={onClose} />}
      </Group>
      {scan}
      {lines.map(({ id, name, sku, size, sizeSystem, imageUrl, quantity }) => (
        <Group key={id} wrap="nowrap">
          <Image src={imageUrl} alt="" w={56} h={42} fit="contain" />
          <Stack gap={0}>
            <Text>{name}</Text>
            <Text size="sm" c="dimmed">
              {sizeSystem} {size} {sku}
            </Text>
          </Stack>
          <NumberInput
            aria-label={`Quantity of ${name}`}
            min={1}
            value={quantity}
            onChange={(next: string | number) => onQuantityChange(id, Number(next))}
          />
          <ActionIcon variant="subtle" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            <Icon glyph={trash} />
          </ActionIcon>
        </Group>
      ))}
      <Text c="dimmed">{sentTo}</Text>
      <Button size="lg" fullWidth loading={isPlacing ?? false} disabled={lines.length === 0} onClick={onPlace}>
        PLACE REQUEST
      </Button>
    </Stack>
  );
}

export function RequestCartBar({ count, isPlacing, onPlace, onOpen }: RequestCartBarProps) {
  return (
    <Group justify="space-between">
      <Button variant="default" onClick={onOpen}>
        {count} in the cart
      </Button>
      <Button loading={isPlacing ?? false} disabled={count === 0} onClick={onPlace}>
        PLACE REQUEST
      </Button>
    </Group>
  );
}
