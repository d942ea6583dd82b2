/** What a call answers: its data, or a failure. */
type Answer<Data, Fault> = { readonly ok: true; readonly data: Data } | (Fault & { readonly ok: false });

/** Whether a kind of call is under way, and why the last one failed. */
export interface LoadState<Kind extends string, Fault> {
  loading: Partial<Record<Kind, boolean>>;
  error: Partial<Record<Kind, Fault>>;
}

/** Calls of a screen. */
export interface Loads<Kind extends string, Fault> {
  /** Waits for a call: sets loading and error of its kind, and passes its data to `take`. A late answer is dropped. */
  load: <Data>(kind: Kind, call: Promise<Answer<Data, Fault>>, take: (data: Data) => void) => Promise<void>;
  /** Drops the answers of calls that are under way. */
  drop: (...kinds: Kind[]) => void;
}

/** Keeps loading flags and errors of calls. Of calls of the same kind only the answer of the latest counts. */
export function createLoads<Kind extends string, Fault>(state: LoadState<Kind, Fault>): Loads<Kind, Fault> {
  const latest = new Map<Kind, symbol>();
  return {
    load: async (kind, call, take) => {
      const turn = Symbol(kind);
      latest.set(kind, turn);
      state.loading[kind] = true;
      delete state.error[kind];
      const answer = await call;
      if (latest.get(kind) !== turn) return;
      state.loading[kind] = false;
      if (answer.ok) take(answer.data);
      else state.error[kind] = answer;
    },
    drop: (...kinds) => {
      for (const kind of kinds) latest.delete(kind);
    },
  };
}
