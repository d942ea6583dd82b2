import { Heading, SkeletonLabels, Stack, Text } from '@instore/ui';
import type { ReactNode } from 'react';
import type { ResourceStore } from '../reads/resource.ts';
import { Loaded } from './Loaded.tsx';

export interface MaintainedProps<Things extends object> {
  title: string;
  description: string;
  resource: ResourceStore<Things>;
  children: (things: Things) => ReactNode;
}

/** A section for what admins of a location maintain, in each of its states: loading, failed, or its things [E-03]. */
export function Maintained<Things extends object>(props: MaintainedProps<Things>) {
  const { title, description, resource, children } = props;
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{title}</Heading>
      <Text tone="soft">{description}</Text>
      <Loaded resource={resource} skeleton={<SkeletonLabels count={2} />}>
        {children}
      </Loaded>
    </Stack>
  );
}
