'use client';

import { onDemand } from '../../loading/onDemand.tsx';
import type { CommandPaletteProps } from './props.ts';
import { CommandPaletteUnavailable } from './CommandPaletteUnavailable.tsx';

/** The open palette, loaded on demand. */
export const CommandPaletteDialog = onDemand<CommandPaletteProps>(
  () => import('./CommandPaletteDialog.tsx').then((module) => module.CommandPaletteDialog),
  { unavailable: CommandPaletteUnavailable },
);
