/** What a check found. A `problem` prevents the start or loses requests; a `warning` deserves a look. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem';
  /** Name of the checked setting or part of the machine. */
  subject: string;
  /** The result in a sentence. For a warning or a fault, a second sentence says what to do. */
  text: string;
}

export const fine = (subject: string, text: string): Finding => ({ level: 'ok', subject, text });
export const warning = (subject: string, text: string): Finding => ({ level: 'warning', subject, text });
export const problem = (subject: string, text: string): Finding => ({ level: 'problem', subject, text });

/** The reason of an error in a few words: the code of the system or of PostgreSQL, otherwise its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (cause !== undefined && code === undefined) return reasonOf(cause);
  return code ?? message ?? String(error);
}

const MARKS = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' } as const;

/** The findings as text, one line each, and what they add up to. */
export function reportOf(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.map(({ level, subject, text }) => `${MARKS[level]}  ${subject}: ${text}`);
  return [...lines, '', `${count('problem')} problems, ${count('warning')} warnings.`].join('\n');
}
