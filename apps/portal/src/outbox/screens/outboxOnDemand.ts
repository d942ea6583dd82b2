import { onDemand } from '@instore/ui';
import type { OutboxPanelProps } from './OutboxPanel.tsx';

/** The writes that wait: most shifts begin without any, so the first page does not load it. */
export const OutboxPanel = onDemand<OutboxPanelProps>(() =>
  import('./OutboxPanel.tsx').then((module) => module.OutboxPanel),
);
