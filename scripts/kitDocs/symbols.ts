import ts from 'typescript-api';

/** The symbol that a name refers to: that of the declaration, also for an import or a re-export. */
export const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** A text of a docstring on one line; items of a list are separated by semicolons. */
export const oneLine = (parts: ts.SymbolDisplayPart[]): string =>
  ts.displayPartsToString(parts).replace(/^- /, '').replaceAll('\n- ', '; ').replaceAll(/\s+/g, ' ').trim();
