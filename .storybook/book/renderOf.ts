/**
 * What a story renders, as a component, from the object that the file of the story has: the rest of it are tests.
 *
 * @returns undefined if the story has no `render` of its own
 */
export function renderOf(story: string): string | undefined {
  // Storybook prints one property of the story per line, indented by two spaces.
  const properties = story.split(/^(?=  \w+(?:: |\())/m);
  const render = properties.find((property) => /^  render(: |\()/.test(property));
  if (render === undefined) return undefined;
  const lines = render
    .replace(/\n}\s*$/, '')
    .trimEnd()
    .replace(/,$/, '');
  const body = lines.replaceAll(/^  /gm, '');
  const method = /^render\(/.exec(body) && `export function Example${body.slice('render'.length)}`;
  const named = body.replace(/^render: function \w*/, 'export function Example');
  return method ?? (named === body ? body.replace(/^render: /, 'export const Example = ') : named);
}
