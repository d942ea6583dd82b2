import type { PreparedStory } from 'storybook/internal/types';
import { entries } from 'virtual:kit-data';
import { nameOf } from './documentedArgTypes.ts';
import { renderOf } from './renderOf.ts';
import { withoutArgs } from './withoutArgs.ts';
import { withValues } from './withValues.ts';

/** The code of a story that can be copied; undefined if the story consists of tests alone. */
export function codeOf({ parameters, initialArgs, component }: PreparedStory): string | undefined {
  const { code = '', originalSource = '' } = (parameters['docs']?.source ?? {}) as {
    code?: string;
    originalSource?: string;
  };
  // Storybook writes it from the story's file. What it cannot write, e.g. a component with a type argument, is an error
  // text in the place of the code.
  const render = renderOf(originalSource);
  const source = /^const \w+ = /.test(code) ? withValues(code, nameOf(component), initialArgs, render) : render;
  return source === undefined ? undefined : runnableCode(withoutArgs(source, initialArgs));
}

/**
 * The code of a story as a module that can be copied: the imports of the kit's components, and a component. Functions of
 * tests (`fn()`) become empty functions.
 */
function runnableCode(code: string): string {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].toSorted();
  const imports = names.flatMap((name) => {
    const entry = entries[name];
    return entry === undefined ? [] : [`import { ${name} } from '@instore/ui/${entry}';`];
  });
  if (/\bicons\./.test(code)) imports.push("import { icons } from '@instore/ui/Icon';");
  const hooks = [...new Set([...code.matchAll(/\b(use(?:Effect|Id|Memo|Ref|State))[(<]/g)].map(([, name]) => name))];
  if (hooks.length > 0) imports.push(`import { ${hooks.toSorted().join(', ')} } from 'react';`);
  const body = code.replaceAll(/\bfn\(\)/g, '() => {}').replace(/^const ([A-Z]\w*) = /m, 'export const $1 = ');
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}
