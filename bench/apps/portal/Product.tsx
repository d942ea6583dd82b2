import { ColorSwatch, Group, Stack, Text, Title } from '@mantine/core';

export interface ProductProps {
  size: string;
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  sku: string | null;
}

/** Size, name and colourway of a unit, as labels and lists show them. */
export function Product({ size, sizeSystem, name, colourway, sku }: ProductProps) {
  return (
    <Group wrap="nowrap">
      <Stack gap={0} align="center">
        <Text size="xl" fw={700}>
          {size}
        </Text>
        <Text size="xs">{sizeSystem}</Text>
      </Stack>
      <Stack gap={4}>
        <Title order={3}>{name}</Title>
        <Group gap={4}>
          {colourway.swatches.map((colour) => (
            <ColorSwatch key={colour} color={colour} size={12} />
          ))}
          <Text size="sm">{colourway.name}</Text>
        </Group>
        {sku !== null && <Text ff="monospace">{sku}</Text>}
      </Stack>
    </Group>
  );
}
