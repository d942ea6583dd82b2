import type { SegmentedControlProps, TabsProps } from '@instore/ui';
import { Badge, Group, SegmentedControl as MantineSegments, Tabs as MantineTabs } from '@mantine/core';

export function Tabs<Id extends string>({ label, items, value, onChange, children }: TabsProps<Id>) {
  return (
    <MantineTabs value={value} onChange={(next: string | null) => onChange(next as Id)}>
      <MantineTabs.List aria-label={label}>
        {items.map(({ id, label: text, count }) => (
          <MantineTabs.Tab key={id} value={id} rightSection={count !== undefined && <Badge>{count}</Badge>}>
            {text}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}

export function SegmentedControl<Id extends string>({ label, items, value, onChange }: SegmentedControlProps<Id>) {
  return (
    <MantineSegments
      aria-label={label}
      value={value}
      onChange={(next: string) => onChange(next as Id)}
      data={items.map(({ id, label: text, count }) => ({
        value: id,
        label: (
          <Group gap={6}>
            {text}
            {count !== undefined && <Badge>{count}</Badge>}
          </Group>
        ),
      }))}
    />
  );
}
