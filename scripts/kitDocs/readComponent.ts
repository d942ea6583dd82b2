import { readFileSync } from 'node:fs';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';

export interface PropText {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  /** From the docstring's `@default`, otherwise from the code. */
  byDefault: string | undefined;
}

export interface ComponentText {
  description: string;
  props: readonly PropText[];
}

/** Reads a component's docstring and properties; undefined when the file has no component of that name. */
export function readComponent(file: string, name: string): ComponentText | undefined {
  const found = parse(readFileSync(file, 'utf8'), {
    filename: file,
    babelOptions: { babelrc: false, configFile: false },
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindAllDefinitionsResolver(),
  }).find((component) => component.displayName === name);
  if (found === undefined) return undefined;
  const props = Object.entries(found.props ?? {}).flatMap(([prop, propDoc]): PropText[] => {
    const type = (propDoc.tsType as { raw?: string; name?: string } | undefined) ?? {};
    const [description = '', fallback] = (propDoc.description ?? '').split(/\s*@default\s*/);
    // A property of type `never`, such as className, cannot be set.
    if (type.name === 'never') return [];
    return [
      {
        name: prop,
        type: (type.raw ?? type.name ?? 'unknown').replaceAll(/\s+/g, ' '),
        isRequired: propDoc.required === true,
        description: description.replaceAll(/\s+/g, ' '),
        byDefault: fallback?.split('\n')[0] ?? (propDoc.defaultValue?.value as string | undefined),
      },
    ];
  });
  return { description: found.description ?? '', props };
}
