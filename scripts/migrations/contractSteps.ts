/** A statement that the release before cannot live with. */
export interface Breaking {
  file: string;
  statement: string;
  why: string;
}

/** The first line of a migration that may break the release before the last one: `-- contract: 1.4.0`. */
const CONTRACT = /^-- contract: \d+\.\d+\.\d+$/m;

/** What old and new nodes side by side cannot both live with. */
const BREAKING: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bdrop\s+table\b/i, 'the release before reads and writes this table'],
  [/\bdrop\s+column\b/i, 'the release before reads and writes this column'],
  [/\bdrop\s+type\b/i, 'the release before names this type'],
  [/\brename\s+(to|column)\b/i, 'the release before uses the old name'],
  [/\bset\s+not\s+null\b/i, 'the release before writes rows without this value'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'the release before writes the old type'],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(default|generated)\b)/is,
    'the release before writes rows without this column',
  ],
];

/** Why a dropped trigger or function breaks: the files of triggers create it only after the migrations (ADR 50). */
const DROPPED = 'writes have no trigger until the files of triggers are applied';

/** Whether a statement drops a trigger or function that its migration does not create again. */
function dropsForGood(statement: string, migration: string): boolean {
  const name = /^drop\s+(?:trigger|function)\s+(?:if\s+exists\s+)?"?(\w+)/i.exec(statement)?.[1];
  return name !== undefined && !new RegExp(`create\\s[^;]*?(trigger|function)\\s+"?${name}\\b`, 'i').test(migration);
}

/**
 * Finds statements of migrations that break the nodes of the release before, which run beside the new ones during an
 * upgrade. A migration that begins with `-- contract: <version>` is the second step of such a change, one release after
 * the code has stopped using what it removes; it may break.
 * @param migrations texts by file name
 */
export function breakingStatements(migrations: Readonly<Record<string, string>>): Breaking[] {
  return Object.entries(migrations)
    .filter(([, text]) => !CONTRACT.test(text))
    .flatMap(([file, text]) =>
      text.split('--> statement-breakpoint').flatMap((part) => {
        const statement = part.replaceAll(/^\s*--.*$/gm, '').trim();
        // The body of a function is not run by the migration.
        const why = /^create\s+(or\s+replace\s+)?function/i.test(statement)
          ? undefined
          : (BREAKING.find(([pattern]) => pattern.test(statement))?.[1] ??
            (dropsForGood(statement, text) ? DROPPED : undefined));
        return why === undefined ? [] : [{ file, statement, why }];
      }),
    );
}
