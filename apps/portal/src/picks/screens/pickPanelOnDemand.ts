import { onDemand } from '@instore/ui';
import type { PickPanelProps } from './PickPanel.tsx';

/** The open pick beside the list: on a phone it is opened by a press. */
export const PickPanel = onDemand<PickPanelProps>(() => import('./PickPanel.tsx').then((module) => module.PickPanel));
