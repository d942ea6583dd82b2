'use client';

import { useState } from 'react';

/** A removed line and its former index. */
export interface Removed<Line> {
  line: Line;
  index: number;
}

/** Remembers the last removed line, so that it can be put back. A line that is in `lines` again is not offered. */
export function useRemoved<Line extends { id: string }>(lines: readonly Line[]) {
  const [last, setLast] = useState<Removed<Line>>();
  const removed = last && !lines.some(({ id }) => id === last.line.id) ? last : undefined;
  return {
    removed,
    remember: (line: Line) => setLast({ line, index: lines.findIndex(({ id }) => id === line.id) }),
    forget: () => setLast(undefined),
  };
}
