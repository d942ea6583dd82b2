import { posix } from 'node:path';
import { staticImports } from './imports.ts';

/** Packages whose parts may run where no browser is (React server components). */
const SERVER_SAFE = /^(react\/jsx-runtime|lucide|bwip-js(\/.*)?|@vanilla-extract\/.*)$/;
/** What React offers to the browser's side alone; everything else of it runs on either. */
const CLIENT_REACT = /^(use([A-Z]\w*)?|createContext|Component|PureComponent|\*)$/;
/** A listener that a module itself hands to an element. */
const LISTENER = /^\s*on[A-Z]\w*(:|,?$)/m;

/**
 * Which modules of a kit must say `"use client"`: those that use state, effects, context or class components, that
 * import a library made for the browser, that listen to events, or that call (rather than render) such a module.
 *
 * @param modules built code by path
 */
export function clientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const client = new Set<string>();
  const needsClient = (path: string, code: string): boolean =>
    (code.includes('react/jsx-runtime') && LISTENER.test(code)) ||
    staticImports(code).some(({ from, names }) => {
      if (from === 'react') return names.some((name) => CLIENT_REACT.test(name));
      if (!from.startsWith('.')) return !SERVER_SAFE.test(from);
      const isClient = client.has(posix.join(posix.dirname(path), from));
      // A component may be rendered from the server's side; a hook, a context or a function cannot be reached from it.
      return isClient && names.some((name) => !/^[A-Z]/.test(name) || name.endsWith('Context'));
    });
  for (let size = -1; size !== client.size;) {
    size = client.size;
    for (const [path, code] of modules) if (needsClient(path, code)) client.add(path);
  }
  return client;
}
