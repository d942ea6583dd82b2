import { createTalk, sendPrintJobs, type Talk } from '../../../src/domain/printers/index.ts';
import type { TestDatabase } from '../../support/database.ts';
import { startPrinter, type TestPrinter } from '../../support/printer.ts';

/** Fields of the row of a printer, and of a print job. */
interface PrinterRow {
  state: string;
  failures: number;
}
interface JobRow {
  status: string;
  problem: string | null;
}

/** A queue on a database with a printer on loopback, and a clock. */
export async function createPrinting(database: TestDatabase) {
  const printer: TestPrinter = await startPrinter();
  const clock = { now: Date.UTC(2026, 10, 30, 9) };
  const now = () => new Date(clock.now);
  const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await database.pool.query<Row>(sql, values)).rows;
  const add = async (name: string, port: number): Promise<string> => {
    const [row] = await rows<{ id: string }>(
      `insert into printers (location_id, name, address, port, dpi, label_width, label_height)
       values ('canal-street', $1, '127.0.0.1', $2, 203, 62, 38) returning id::text`,
      name,
      port,
    );
    return row?.id ?? '';
  };
  const id = await add('Desk', printer.port);
  const talk = createTalk({ answerMs: 500 });
  return {
    id,
    printer,
    now,
    add,
    rows,
    pass: (seconds: number) => (clock.now += seconds * 1000),
    /** Queues a label. */
    queue: async (text: string, printerId = id): Promise<string> => {
      const [row] = await rows<{ id: string }>(
        `insert into print_jobs (printer_id, location_id, kind, subject, labels, zpl, requested_by, requested_at)
         values ($1, 'canal-street', 'bins', $2, 1, $3, '1001', $4) returning id::text`,
        printerId,
        text,
        `^XA^FD${text}^FS^XZ\n`,
        now().toISOString(),
      );
      return row?.id ?? '';
    },
    /** A run of a node. */
    run: (over: { talk?: Talk; ranges?: readonly string[]; stop?: AbortSignal } = {}) =>
      sendPrintJobs({
        db: database.db,
        now,
        talk,
        ranges: ['127.0.0.0/8'],
        stop: new AbortController().signal,
        ...over,
      }),
    /** What the printer has printed, as texts. */
    printed: () => printer.printed.map((zpl) => /\^FD(.*?)\^FS/.exec(zpl)?.[1]),
    state: async (printerId = id) =>
      (await rows<PrinterRow>('select state, failures from printers where id = $1', printerId))[0],
    job: async (jobId: string) =>
      (await rows<JobRow>('select status, problem from print_jobs where id = $1', jobId))[0],
    close: async () => {
      await printer.close();
      await database.pool.query('delete from printers');
    },
  };
}
