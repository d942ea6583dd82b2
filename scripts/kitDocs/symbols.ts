import ts from 'typescript-api';

/** What an import or an export stands for. */
export const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** A text of a docstring on one line; items of a list are separated by semicolons. */
export const oneLine = (parts: ts.SymbolDisplayPart[]): string =>
  ts.displayPartsToString(parts).replace(/^- /, '').replaceAll('\n- ', '; ').replaceAll(/\s+/g, ' ').trim();
