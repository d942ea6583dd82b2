import {
  type Api,
  type Failure,
  type FileImport,
  type ImportFinding,
  type ImportKind,
  type ImportKindFacts,
  PAGE_SIZE_MAX,
  type Result,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createCorrections } from './importCorrections.ts';
import type { ImportSearch } from './importSearch.ts';
import { UploadStore } from './importUpload.ts';

/** Imports per page, and findings of a report. */
const PAGE_SIZE = 50;

/** What the page shows besides the lists [P-04]. */
export interface Importing {
  /** A press is being sent. */
  isPending: boolean;
  /** Why the last press was refused. */
  error: string | undefined;
  isExporting: boolean;
}

interface Page<Item> {
  content: Item[];
  totalElements: number;
}

interface Parts {
  api: Pick<Api, 'store'>;
  toasts: Toasts;
  locationId: () => string;
  after: (ms: number, run: () => void) => () => void;
  /** Saves a file where the browser keeps downloads. */
  saveFile: (file: Blob, name: string) => void;
}

/** The imports of the location in use: state and actions. */
export function createImports(parts: Parts) {
  const { api, locationId, after } = parts;
  const state = proxy<Importing>({ isPending: false, error: undefined, isExporting: false });
  const kinds = createResource<ImportKindFacts[], []>({ read: () => api.store.getImportKinds() });
  const history = createHistory(api, locationId);
  const report = createReport(api);
  const corrections = createCorrections();
  const shown = createResource<FileImport, [{ importId: string }]>({
    read: (asked) => api.store.getImport(asked),
    onValue(value, before) {
      if (before?.id === value.id && before.state === value.state) return;
      corrections.clear();
      void history.list.refresh();
      if (before?.id === value.id && value.counts !== null) void report.list.refresh();
    },
  });
  const upload = new UploadStore({
    api,
    after,
    onAnswer: (answer) => {
      if (shown.state.value?.id === answer.id) shown.show(answer);
    },
    onRefused: (importId, message) => {
      state.error = message;
      if (shown.state.value?.id === importId) void shown.retry();
    },
  });
  return {
    state,
    kinds,
    history: history.state,
    report: report.state,
    shown,
    upload,
    corrections,
    ...createPresses(parts, { state, shown, upload, corrections, readHistory: () => history.list.refresh() }),
    ...createFiles(parts, state),
    /** Reads the imports of the location, and the import of the address with its report. */
    async load({ import: importId, what, search }: ImportSearch): Promise<void> {
      if (kinds.state.value === undefined) void kinds.load();
      history.list.open(locationId());
      const opened = importId === undefined ? shown.clear() : shown.load({ importId });
      report.open(importId, { what, search });
      await Promise.all([history.list.refresh(), opened, importId === undefined ? undefined : report.list.refresh()]);
    },
    loadMoreImports: () => history.list.more(),
    loadMoreFindings: () => report.list.more(),
    reloadImports: () => history.list.refresh(),
    reloadReport: () => report.list.refresh(),
    /** Reads again how far the import is, and what others import. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (!all && !settings.includes('imports')) return;
      const { value } = shown.state;
      // A change of its state reads the list, too.
      await (value === undefined ? history.list.refresh() : shown.poll({ importId: value.id }));
    },
  };
}

function createHistory(api: Parts['api'], locationId: () => string) {
  const state = proxy<PagedState<FileImport>>(emptyPages());
  const list = new PagedList<FileImport, FileImport, Page<FileImport>>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.store.getImports({ locationId: locationId(), page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (one, before) => unchanged(before, ref(one)),
  });
  return { state, list };
}

function createReport(api: Parts['api']) {
  const state = proxy<PagedState<ImportFinding>>(emptyPages());
  let asked: { importId: string } & Pick<ImportSearch, 'what' | 'search'> = { importId: '0' };
  const list = new PagedList<ImportFinding, ImportFinding, Page<ImportFinding>>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.store.getImportReport({ ...asked, page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (finding, before) => unchanged(before, ref(finding)),
  });
  return {
    state,
    list,
    /** Makes a report the one that is shown; another one than before starts empty. */
    open(importId: string | undefined, filters: Pick<ImportSearch, 'what' | 'search'>): void {
      asked = { importId: importId ?? '0', ...filters };
      list.open(JSON.stringify(asked));
    },
  };
}

type Shown = ReturnType<typeof createResource<FileImport, [{ importId: string }]>>;

interface PressParts {
  state: Importing;
  shown: Shown;
  upload: UploadStore;
  corrections: ReturnType<typeof createCorrections>;
  readHistory: () => Promise<void>;
}

/** Begins, corrects, applies and cancels imports. */
function createPresses(parts: Parts, pressed: PressParts) {
  const writes = new Writes();
  const { state, shown } = pressed;
  const refuse = (failure: Failure) => {
    state.error = failure.message ?? SOMETHING_WRONG;
    // Another admin has changed the import meanwhile: read it again.
    if (failure.kind === 'conflict') void shown.retry();
  };
  return {
    begin: createBegin(parts, pressed, { writes, refuse }),
    ...createDecisions(parts, pressed, { writes, refuse }),
  };
}

interface Sending {
  writes: Writes;
  refuse: (failure: Failure) => void;
}

function createBegin({ api, locationId }: Parts, { state, shown, upload }: PressParts, { writes, refuse }: Sending) {
  /** Begins the import of a file and sends it. Resolves to its id when it has begun; undefined if it was refused. */
  return async (kind: ImportKind, file: File, isComplete: boolean): Promise<string | undefined> => {
    state.error = undefined;
    const body = { locationId: locationId(), kind, fileName: file.name, size: file.size, isComplete };
    const intent = `import ${JSON.stringify(body)} ${file.lastModified}`;
    const answer = await writes.sendPending(state, intent, (key) => api.store.startImport(body, { key }));
    if (answer?.ok === false) refuse(answer);
    if (!answer?.ok) return undefined;
    shown.show(answer.data);
    void upload.begin(answer.data, file);
    return answer.data.id;
  };
}

function createDecisions({ api, toasts }: Parts, pressed: PressParts, { writes, refuse }: Sending) {
  const { state, shown, upload, corrections, readHistory } = pressed;
  /** Sends a press about the import that is shown. */
  async function press(what: string, send: (importId: string, key: string) => Promise<Result<FileImport>>) {
    const importId = shown.state.value?.id;
    if (importId === undefined) return false;
    state.error = undefined;
    const answer = await writes.sendPending(state, `${what} ${importId}`, (key) => send(importId, key));
    if (answer?.ok === false) refuse(answer);
    if (!answer?.ok) return false;
    shown.show(answer.data);
    return true;
  }
  return {
    apply: () => press('apply', (importId, key) => api.store.applyImport({ importId }, { key })),
    /** Has the file checked again with the corrections. @param leavesOutOthers whether the other refused rows are left out */
    correct(leavesOutOthers: boolean): Promise<boolean> {
      const body = corrections.body(leavesOutOthers);
      const intent = `correct ${JSON.stringify(body)}`;
      return press(intent, (importId, key) => api.store.correctImport({ importId, body }, { key }));
    },
    /** Cancels the import that is shown, also while its file is being sent. */
    async cancel(): Promise<boolean> {
      const importId = shown.state.value?.id;
      if (importId === undefined) return false;
      const isDone = await press('cancel', (id, key) => api.store.cancelImport({ importId: id }, { key }));
      if (!isDone) {
        if (state.error !== undefined) showFailure(toasts, state.error);
        return false;
      }
      upload.end(importId);
      // The page opens an import that has not ended by itself.
      await readHistory();
      return true;
    },
  };
}

/** Saves templates and reports. */
function createFiles({ api, toasts, saveFile }: Parts, state: Importing) {
  return {
    /** Saves a file with the columns of a kind. */
    async saveTemplate(kind: ImportKind, name: string): Promise<void> {
      const answer = await api.store.getImportTemplate({ kind });
      if (answer.ok) saveFile(answer.data, `${name}.csv`);
      else showFailure(toasts, answer.message);
    },
    /** Saves the whole report of an import. */
    async saveReport(importId: string, name: string): Promise<void> {
      if (state.isExporting) return;
      state.isExporting = true;
      const answer = await api.store.exportImportReport({ importId });
      state.isExporting = false;
      if (answer.ok) saveFile(answer.data, `${name}.csv`);
      else showFailure(toasts, answer.message);
    },
  };
}

export type ImportsStore = ReturnType<typeof createImports>;
