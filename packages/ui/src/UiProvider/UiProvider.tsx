import type { ReactNode } from 'react';
import { NavigateContext, type Navigate } from '../internal/navigate.ts';
import '../styles.css';
import '../theme/global.css.ts';

export interface UiProviderProps {
  /** Follows links of the kit without loading the page, e.g. the router's `navigate`. */
  navigate?: Navigate;
  children: ReactNode;
}

/** Put once around an app: brings type faces, reset and theme, and connects links to the router. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  return (
    <NavigateContext value={navigate}>
      {/* React Aria injects one inline <style> unless an element with this id exists. A strict CSP (no `unsafe-inline`)
          would refuse it, so theme/global.css.ts carries the rule and this stands in its place. */}
      <template id="react-aria-pressable-style" />
      {children}
    </NavigateContext>
  );
}
