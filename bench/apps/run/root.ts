import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.getElementById('root')!);

/** Shows it, or what has changed of it. */
export const show = (content: ReactNode): void => root.render(content);
