import { markedCode } from '../../scripts/kitDocs/markedCode.ts';

/** A part of a sentence: plain text, the name of a component, or code. */
export type Part = string | { component: string } | { code: string };

/**
 * Divides a sentence of a guide at its code and at the names of components. A name within quotation marks is a text of the
 * screen: "Select it".
 */
export function linkedParts(text: string, isComponent: (name: string) => boolean): Part[] {
  const pieces = markedCode(text).split(/(`[^`]*`|"[^"]*")/);
  return pieces
    .flatMap((piece): Part[] => {
      if (piece.startsWith('`')) return [{ code: piece.slice(1, -1) }];
      if (piece.startsWith('"')) return [piece];
      return piece.split(/\b([A-Z]\w+)\b/).map((word) => (isComponent(word) ? { component: word } : word));
    })
    .filter((part) => part !== '');
}
