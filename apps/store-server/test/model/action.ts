import type { Api, Result } from '@instore/api';
import type { Stock } from './stock.ts';
import type { World } from './world.ts';

/** The random choices of a step, from the numbers that fast-check generated for it. */
export interface Chance {
  /** One of a list; the step is left out when the list is empty. */
  of: <Item>(list: readonly Item[]) => Item;
  /** True once in so many times. */
  onceIn: (times: number) => boolean;
}

/** A call of a person or the kiosk, and what it must do. */
export interface Plan<Data = unknown> {
  who: string;
  send: (api: Api, options: { key: string }) => Promise<Result<Data>>;
  /** Whether the server must do it or must refuse it; undefined where only the invariants count. */
  isAllowed?: boolean | undefined;
  /**
   * Changes a copy of the stock as the server must. Everything else must stay as it is.
   * @param after the stock after the call, to see which of several free units the server took
   */
  effect?: (draft: Stock, data: Data, after: Stock) => void;
}

/** A kind of step. */
export interface Action<Args = unknown, Data = unknown> {
  /** Chooses what to do. @throws NothingToChoose when the stock offers nothing */
  choose: (stock: Stock, chance: Chance, world: World) => Args;
  /** Predicts for the present stock, which may have changed since the choice. */
  plan: (args: Args, stock: Stock, world: World) => Plan<Data>;
}

/** The stock offers nothing for a step, for example no line to cancel. */
export class NothingToChoose extends Error {}

/** Makes choices from numbers; they are used again from the first one if there are too few. */
export function createChance(numbers: readonly number[]): Chance {
  let used = 0;
  const next = () => numbers[used++ % numbers.length] ?? 0;
  return {
    of: <Item>(list: readonly Item[]) => {
      const item = list[next() % list.length];
      if (item === undefined) throw new NothingToChoose();
      return item;
    },
    onceIn: (times) => next() % times === 0,
  };
}

/** Declares an action; the compiler infers the types of its parts from each other. */
export const action = <Args, Data>(parts: Action<Args, Data>): Action => parts as unknown as Action;
