import { isData, literal } from './literal.ts';

/**
 * The code of a story without its args, so that it runs where it is copied to: values take the place of their names, and
 * calls of a story's own callbacks, which only the controls and tests use, are left out.
 *
 * @param code a component, which may name `args`, or single args by their own names
 * @param args of the story
 */
export function withoutArgs(code: string, args: Readonly<Record<string, unknown>>): string {
  const callbacks = Object.keys(args).filter((name) => typeof args[name] === 'function');
  const values = Object.keys(args).filter((name) => isData(args[name]));
  const calls = callbacks.map((name) => new RegExp(`^[ ]*(?:args\\.)?${name}\\??\\.?\\([^;]*\\);\\n`, 'gm'));
  let text = code.replace(/^((?:export )?(?:const \w+ = |function \w+))\(args(?:: \w+)?\)/m, '$1()');
  for (const call of calls) text = text.replaceAll(call, '');
  for (const name of callbacks) {
    text = text.replaceAll(new RegExp(`\\bargs\\.${name}\\b`, 'g'), '() => {}').replaceAll(`={${name}}`, '={() => {}}');
  }
  for (const name of values) {
    const value = literal(args[name]);
    text = text
      .replaceAll(new RegExp(`\\bargs\\.${name}\\b`, 'g'), () => value)
      .replaceAll(new RegExp(`(useState(?:<[^>]*>)?)\\(${name}\\)`, 'g'), (_, hook: string) => `${hook}(${value})`);
    if (!isDeclared(text, name)) text = text.replaceAll(`={${name}}`, () => `={${value}}`);
  }
  text = withOwnArgs(text, args);
  return text.replaceAll(CALLBACK, (whole, head: string, name: string) =>
    isDeclared(text, name) ? whole : `${head}() => {}`,
  );
}

/** Args that the code still names, e.g. `{ ...args, value }`, are written out above it. */
function withOwnArgs(code: string, args: Readonly<Record<string, unknown>>): string {
  if (!/\bargs\b/.test(code)) return code;
  const known = Object.entries(args).filter(([, value]) => typeof value === 'function' || isData(value));
  const component = code.replace(/^((?:export )?(?:const \w+ = )?(?:function \w*)?)\(args(?:: \w+)?\)/m, '$1()');
  return `const args = ${literal(Object.fromEntries(known))};\n\n${component}`;
}

/** A callback that is named in the file of the story: `onPress={clear`, `onPress: clear`, `navigate={navigate`. */
const CALLBACK = /\b((?:on[A-Z]\w*|navigate)(?:=\{|: ))([a-z]\w*)\b(?![.(\w])/g;

const isDeclared = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:const|let|function) ${name}\\b|[[,{(] ?${name}[,\\]})]`).test(code.replaceAll(`={${name}}`, ''));
