import { getRouteApi } from '@tanstack/react-router';
import type { App } from '../compose.ts';

const root = getRouteApi('__root__');

/** The app that `main.tsx` composed, from anywhere below the router. */
export function useApp(): App {
  return root.useRouteContext({ select: ({ app }) => app });
}
