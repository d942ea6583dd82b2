import { fieldProblem, inEnglish, problem, type ProblemError, type Said } from './problems.ts';
import { SetupError } from './startErrors.ts';
import { type ValueFormat, ValueProblem } from './valueFormats.ts';

/** A value that a command and an operation refuse alike: the command prints the message, the operation names the field. */
export class Refusal extends SetupError {
  readonly said: string | Said;
  readonly field: string | undefined;
  readonly status: number;

  constructor(message: string | Said, { field, status = 422 }: { field?: string; status?: number } = {}) {
    super(inEnglish(message));
    this.said = message;
    this.field = field;
    this.status = status;
  }
}

/** Reads a value by its format. @throws Refusal */
export function readWanted(whose: string, field: string, format: ValueFormat, text: string): string {
  try {
    return format.read(text.trim());
  } catch (error) {
    if (error instanceof ValueProblem) throw new Refusal(`${whose} ${error.message}, not "${text}".`, { field });
    throw error;
  }
}

/** Does the work of an operation. @throws ProblemError for a refusal */
export async function answerRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? problemOf(error) : error;
  }
}

const TITLES: Readonly<Record<number, string>> = { 404: 'Not found', 409: 'Not possible', 422: 'Not valid' };

function problemOf({ status, said: detail, field }: Refusal): ProblemError {
  const title = TITLES[status] ?? 'Not possible';
  return field === undefined ? problem(status, title, { detail }) : fieldProblem(status, title, field, detail);
}
