import { transform } from 'lightningcss';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * The rules of style sheets that views need: no rules of classes that they do not have, and no typefaces that are loaded.
 * Typefaces of the device stay, with the metrics of the loaded ones, so that no text moves when those come.
 */
export function criticalStyles(sheets: readonly string[], views: readonly string[]): string {
  const code = encode(sheets.join('\n'));
  const used = new Set(
    views.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  );
  const unused = new Set<string>();
  transform({
    filename: 'sheets.css',
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class' && !used.has(part.name)) unused.add(part.name);
      },
    },
  });
  const { code: critical } = transform({
    filename: 'sheets.css',
    code,
    minify: true,
    unusedSymbols: [...unused],
    visitor: {
      Rule: {
        'font-face': ({ value }) =>
          value.properties.some(({ type, value: sources }) => type === 'source' && sources.some(isLoaded))
            ? []
            : undefined,
      },
    },
  });
  return decode(critical);
}

const isLoaded = ({ type }: { type: string }): boolean => type === 'url';
