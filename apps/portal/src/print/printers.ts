import type { Api, LabelKind, Printer, PrintJob } from '@instore/api';
import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { createResource } from '../shared/reads/resource.ts';
import { readRemembered, remember } from '../shared/remembered.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { createOrderedWriter } from '../shared/writes/orderedWriter.ts';
import { followJobs } from './followJobs.ts';

/** What an admin says about a printer. */
export type PrinterDraft = Pick<Printer, 'name' | 'address' | 'port' | 'dpi' | 'labelWidth' | 'labelHeight'>;

/** Labels to print. */
export interface Labels {
  kind: LabelKind;
  ids: string[];
  /** Of each label. @default 1 */
  copies?: number;
}

/** Where this device remembers what it prints on: the id of a printer, or the browser. */
export const PRINT_ON_KEY = 'print-on';
const BROWSER = 'browser';

interface Services {
  api: Pick<Api, 'store'>;
  local: Pick<Storage, 'getItem' | 'setItem'>;
  toasts: Toasts;
  say: SayText;
  /** The location in use. */
  locationId: () => string;
}

/** The label printers of the location in use, and their queues: state and actions [M-06]. */
export function createPrinters({ api, local, toasts, say, locationId }: Services) {
  /** `isPending`: a write is in flight. */
  const state = proxy({ isPending: false });
  const list = createResource({ read: () => api.store.getPrinters({ locationId: locationId() }) });
  const jobs = createResource({ read: () => api.store.getPrintJobs({ locationId: locationId() }) });
  const followed = followJobs({ toasts, say });
  const write = createOrderedWriter('printers', state, locationId);
  const known = (): Printer[] => list.state.value?.printers ?? [];

  /** The printer that this device uses; undefined if the location has none, or the device prints with the browser. */
  const inUse = (): Printer | undefined => {
    const chosen = readRemembered(local, PRINT_ON_KEY, ['', BROWSER, ...known().map(({ printerId }) => printerId)]);
    if (chosen === BROWSER) return undefined;
    return known().find(({ printerId }) => printerId === chosen) ?? known()[0];
  };
  const refresh = () => Promise.all([list.load(), jobs.load()]);
  return {
    state,
    list,
    jobs,
    inUse,
    /** This device prints on this printer from now on, or with the browser. */
    use: (printerId: string | undefined): void => remember(local, PRINT_ON_KEY, printerId ?? BROWSER),
    load: refresh,
    ...createPrinting({ api, toasts, say, write, followed, jobs, list, inUse }),
    ...createAdminWrites({ api, toasts, say, locationId, write, refresh }),
    /** Reads again when printers, their states or their jobs have changed. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (!all && !settings.includes('printers')) return;
      await Promise.all([list.state.value && list.poll(), (jobs.state.value ?? followed.count() > 0) && jobs.poll()]);
      followed.read(jobs.state.value ?? []);
    },
    /** The location has changed. */
    reset(): void {
      list.clear();
      jobs.clear();
      followed.clear();
    },
  };
}

interface PrintingParts extends Omit<Services, 'local' | 'locationId'> {
  write: ReturnType<typeof createOrderedWriter>;
  followed: ReturnType<typeof followJobs>;
  jobs: { load: () => Promise<void> };
  list: { state: { value: unknown }; load: () => Promise<void> };
  inUse: () => Printer | undefined;
}

/** What everybody does who prints. */
function createPrinting({ api, toasts, say, write, followed, jobs, list, inUse }: PrintingParts) {
  /** Queues labels. Returns why that was refused, or nothing. */
  const queue = (printer: Printer, labels: Labels): Promise<string | undefined> =>
    write(
      `print ${printer.printerId} ${JSON.stringify(labels)}`,
      (key) => api.store.printLabels({ printerId: printer.printerId, body: labels }, { key }),
      (job) => {
        followed.add(job);
        toasts.positive(say('Printing on {printer}', { printer: printer.name }));
      },
    );
  return {
    /** Prints on a printer that was chosen. A toast says why it was refused. */
    async send(printer: Printer, labels: Labels): Promise<void> {
      const refusal = await queue(printer, labels);
      if (refusal !== undefined) toasts.caution(refusal);
    },
    /** Prints on the printer of this device; without one the browser prints. A failure offers the browser. */
    async print(labels: Labels, onBrowser: () => void): Promise<void> {
      if (list.state.value === undefined) await list.load();
      const printer = inUse();
      if (printer === undefined) return onBrowser();
      const action = { label: say('Print with the browser'), onPress: onBrowser };
      followed.offer(action);
      const refusal = await queue(printer, labels);
      if (refusal !== undefined) toasts.caution(refusal, { action });
    },
    /** Prints a job again, or cancels it. A toast says why it was refused. */
    async changeJob(job: PrintJob, change: 'cancel' | 'again'): Promise<void> {
      const { printJobId } = job;
      const call = change === 'cancel' ? api.store.cancelPrintJob : api.store.printAgain;
      const refusal = await write(
        `${change} ${printJobId}`,
        (key) => call({ printJobId }, { key }),
        (changed) => {
          if (change === 'again') followed.add(changed);
        },
      );
      if (refusal !== undefined) toasts.caution(refusal);
      await jobs.load();
    },
  };
}

interface AdminParts extends Omit<Services, 'local'> {
  write: ReturnType<typeof createOrderedWriter>;
  refresh: () => Promise<unknown>;
}

/** What admins of the location do. Each returns why it was refused, or nothing. */
function createAdminWrites({ api, toasts, say, locationId, write, refresh }: AdminParts) {
  return {
    /** Adds a printer, or changes one. */
    save: (draft: PrinterDraft, changed?: Printer): Promise<string | undefined> =>
      changed === undefined
        ? write(
            `add ${JSON.stringify(draft)}`,
            (key) => api.store.addPrinter({ ...draft, locationId: locationId() }, { key }),
            refresh,
          )
        : write(
            `change ${changed.printerId} ${changed.version} ${JSON.stringify(draft)}`,
            (key) =>
              api.store.changePrinter(
                { printerId: changed.printerId, body: { ...draft, basedOn: changed.version } },
                { key },
              ),
            refresh,
          ),
    /** Removes a printer with its jobs. */
    async remove({ printerId, name }: Printer): Promise<void> {
      const refusal = await write(
        `remove ${printerId}`,
        (key) => api.store.removePrinter({ printerId }, { key }),
        () => toasts.positive(say('{name} is removed', { name })),
      );
      if (refusal !== undefined) toasts.caution(refusal);
      await refresh();
    },
    /** Prints the test page. */
    async test({ printerId, name }: Printer): Promise<void> {
      const refusal = await write(
        `test ${printerId}`,
        (key) => api.store.printTestPage({ printerId }, { key }),
        () => toasts.positive(say('Printing on {printer}', { printer: name })),
      );
      if (refusal !== undefined) toasts.caution(refusal);
      await refresh();
    },
  };
}

export type PrintersStore = ReturnType<typeof createPrinters>;
