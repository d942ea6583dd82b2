/**
 * Divides a sentence at the names of components, so that each second part is a name. A name within quotation marks is a
 * text of the screen: "Select it".
 */
export function linkedParts(text: string, isComponent: (name: string) => boolean): string[] {
  const parts = text.split(/("[^"]*")/).flatMap((piece) => {
    if (piece.startsWith('"')) return [piece];
    return piece.split(/\b([A-Z]\w+)\b/).map((word, at) => (at % 2 === 1 && isComponent(word) ? { name: word } : word));
  });
  const merged = [''];
  for (const part of parts) {
    if (typeof part === 'string') merged[merged.length - 1] += part;
    else merged.push(part.name, '');
  }
  return merged;
}
