import { useState } from 'react';
import { useApp } from '../../app/context.ts';
import { readRemembered, remember } from '../../shared/remembered.ts';

/** Whether a plot is shown as a table: this device remembers it for each plot. */
export function usePlotTable(plot: string) {
  const { local } = useApp();
  const key = `insight-${plot}`;
  const [isTable, setTable] = useState(() => readRemembered(local, key, ['plot', 'table']) === 'table');
  return {
    isTable,
    onTableChange(next: boolean) {
      setTable(next);
      remember(local, key, next ? 'table' : 'plot');
    },
  };
}
