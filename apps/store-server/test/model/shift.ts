import type { Result } from '@instore/api';
import { expect } from 'vitest';
import { publish } from '../../src/live/outbox.ts';
import { runOutHolds } from '../../src/domain/customerHolds/index.ts';
import { escalateTryouts } from '../../src/domain/tryouts/index.ts';
import { type Action, createChance, NothingToChoose, type Plan } from './action.ts';
import * as bins from './actions/bins.ts';
import * as bookings from './actions/bookings.ts';
import * as floor from './actions/floor.ts';
import * as goods from './actions/goods.ts';
import * as transfers from './actions/transfers.ts';
import * as picking from './actions/picking.ts';
import * as selling from './actions/selling.ts';
import { isKept } from './facts.ts';
import { checkHistory, checkInvariants, lastEvent } from './invariants.ts';
import { OpenLists } from './openLists.ts';
import { readStock, type Stock } from './stock.ts';
import { openWorld, PEOPLE, type World } from './world.ts';

const { anyLine: _anyLine, outLine: _outLine, recentLines: _recentLines, ...floorActions } = floor;
const { scannable: _scannable, ...pickingActions } = picking;

/** The steps that make one call of the API each, by name. */
const ACTIONS: Readonly<Record<string, Action>> = {
  ...floorActions,
  ...pickingActions,
  ...selling,
  ...bins,
  ...bookings,
  ...goods,
  ...transfers,
};

/** The calls of a picker that wait while the device is offline: all that the portal's outbox keeps. */
const QUEUED: ReadonlySet<string> = new Set([
  'checkOut',
  'checkIn',
  'undo',
  'takeOver',
  'notInBin',
  'cancelLine',
  'deliver',
  'takePicks',
  'handBack',
  'moveUnits',
  'correctBin',
  'scanCount',
  'handInCount',
  'countDelivered',
  'correctDelivered',
  'handInDelivery',
  'reportNotInCarton',
  'packTransfer',
  'closeCarton',
  'sendCarton',
  'receiveTransfer',
]);
const PICKER = 'dario-vance';

/** How often each step is chosen, relative to the others. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, 3])),
  ask: 6,
  accept: 8,
  place: 12,
  checkOut: 12,
  checkIn: 8,
  scanCount: 8,
  cancelLine: 5,
  setMissing: 1,
  announce: 2,
  askForTransfer: 5,
  acceptTransfer: 5,
  packTransfer: 6,
  closeCarton: 5,
  sendCarton: 6,
  receiveTransfer: 6,
  countDelivered: 6,
  takeBack: 5,
  pass: 4,
  repeat: 30,
  race: 6,
  offline: 2,
  online: 4,
};

/** A step of the test: an action, and numbers for its choices. */
export interface Step {
  name: string;
  numbers: number[];
}

interface Done {
  name: string;
  who: string;
  key: string;
  answer: Result<unknown>;
  send: Plan['send'];
}

/** The people and the kiosk of a running store, who do one step after another. */
export class Shift {
  /** The actions so far, for the report of a failure. */
  readonly log: string[] = [];
  private stock: Stock;
  private readonly done: Done[] = [];
  /** How often calls of each name were repeated. */
  private readonly repeated = new Map<string, number>();
  private steps = 0;
  private waiting: { name: string; args: unknown }[] | undefined;

  private constructor(
    private readonly world: World,
    private readonly lists: OpenLists,
    private readonly listsEvery: number,
    stock: Stock,
  ) {
    this.stock = stock;
  }

  /** @param listsEvery after how many steps all lists are compared with a fresh read */
  static async open(listsEvery: number): Promise<Shift> {
    const world = await openWorld();
    const lists = new OpenLists(world);
    await lists.connect();
    return new Shift(world, lists, listsEvery, await readStock(world.shop, world.beginning));
  }

  async close(): Promise<void> {
    await this.lists.close();
    await this.world.shop.close();
  }

  /** Does a step and checks what it left. A step for which the stock offers nothing is left out. */
  async do({ name: planned, numbers }: Step): Promise<void> {
    const chance = createChance(numbers);
    this.world.pass(1000);
    const name = chance.onceIn(3) ? planned : (this.findNew(numbers) ?? planned);
    try {
      if (name === 'pass') await this.pass(chance.of([1, 3, 10, 40, 130]));
      else if (name === 'repeat') await this.repeat(chance.of(this.leastRepeated()));
      else if (name === 'race') await this.race(numbers);
      else if (name === 'offline') this.waiting ??= [];
      else if (name === 'online') await this.online();
      else await this.act(name, this.choose(name, numbers));
    } catch (error) {
      if (!(error instanceof NothingToChoose)) throw error;
      return;
    }
    await this.repeatFirst();
    await checkInvariants(this.world, this.stock);
    await this.lists.follow();
    this.steps += 1;
    if (this.steps % this.listsEvery === 0) await this.lists.check();
  }

  /** Does the last checks. */
  async end(): Promise<void> {
    await this.online();
    await this.lists.follow();
    await this.lists.check();
  }

  /** The operations that have not been done yet. */
  get missing(): string[] {
    return Object.keys(ACTIONS).filter((name) => !this.repeated.has(name));
  }

  /** An operation that was not done yet and that the stock allows now: by chance alone a short run would miss it. */
  private findNew(numbers: readonly number[]): string | undefined {
    return this.missing.find((name) => {
      try {
        const { isAllowed } = actionOf(name).plan(this.choose(name, numbers), this.stock, this.world);
        return isAllowed === true;
      } catch (error) {
        if (error instanceof NothingToChoose) return false;
        throw error;
      }
    });
  }

  private choose(name: string, numbers: readonly number[]): unknown {
    return actionOf(name).choose(this.stock, createChance(numbers), this.world);
  }

  /** Does one call, or keeps it for later if its device is offline. */
  private async act(name: string, args: unknown): Promise<void> {
    const { who } = actionOf(name).plan(args, this.stock, this.world);
    const isQueued = this.waiting !== undefined && who === PICKER && QUEUED.has(name);
    if (isQueued) {
      this.log.push(`${name} waits ${JSON.stringify(args)}`);
      this.waiting?.push({ name, args });
      return;
    }
    await this.perform(name, args);
  }

  /** Does a call and compares the stock with the prediction. */
  private async perform(name: string, args: unknown): Promise<void> {
    const plan = actionOf(name).plan(args, this.stock, this.world);
    const before = this.stock;
    const eventId = await lastEvent(this.world);
    const answer = await this.send(name, args, plan);
    const after = await this.readAgain();
    const { who, isAllowed, effect } = plan;
    if (isAllowed === undefined || namesKeptUnit(before, args)) return;
    expect({ isAllowed: answer.ok }).toEqual({ isAllowed });
    const predicted = structuredClone(before);
    if (answer.ok) effect?.(predicted, answer.data, after);
    const { unitChanges, lineChanges } = after;
    expect(after).toEqual({ ...predicted, unitChanges, lineChanges });
    if (PEOPLE[who] !== undefined) await checkHistory(this.world, before, after, PEOPLE[who].id, eventId);
  }

  private async send(name: string, args: unknown, { who, send }: Plan): Promise<Result<unknown>> {
    const key = crypto.randomUUID();
    const answer = await send(this.world.shop.as(who), { key });
    this.log.push(`${who} ${name} ${JSON.stringify(args)} → ${answer.ok ? 'done' : answer.message}`);
    if (!answer.ok) expect(answer.status, answer.message).toBeLessThan(500);
    else
      this.done.splice(
        0,
        Math.max(0, this.done.push({ name: name.replace('race: ', ''), who, key, answer, send }) - 20),
      );
    return answer;
  }

  private async readAgain(): Promise<Stock> {
    return (this.stock = await readStock(this.world.shop, this.world.beginning));
  }

  /** The last calls whose operation was repeated least: each operation has its turn, however rare it is. */
  private leastRepeated(): Done[] {
    const times = ({ name }: Done) => this.repeated.get(name) ?? 0;
    const least = Math.min(...this.done.map(times));
    return this.done.filter((one) => times(one) === least);
  }

  /** Repeats a write under its key: the same answer, and nothing changes. */
  private async repeat({ name, who, key, answer, send }: Done): Promise<void> {
    this.repeated.set(name, (this.repeated.get(name) ?? 0) + 1);
    this.log.push(`${who} repeats ${name} ${key}`);
    const before = this.stock;
    expect(await send(this.world.shop.as(who), { key })).toEqual(answer);
    expect(await this.readAgain()).toEqual(before);
  }

  /** Repeats the first calls of each operation at once: a rare one may not come to the turn of a later step. */
  private async repeatFirst(): Promise<void> {
    const isNew = ({ name }: Done) => !this.repeated.has(name);
    for (let first = this.done.find(isNew); first !== undefined; first = this.done.find(isNew)) {
      // A second later, so that a time which is written again differs.
      this.world.pass(1000);
      await this.repeat(first);
    }
  }

  /** Lets time pass: try-on requests expire, holds and undo end. */
  private async pass(minutes: number): Promise<void> {
    this.log.push(`${minutes} minutes pass`);
    const { world } = this;
    world.pass(minutes * 60_000);
    const store = { db: world.shop.database.db, now: world.now, publish };
    await escalateTryouts(store, 5 * 60_000);
    await runOutHolds(store);
    await this.readAgain();
    await this.lists.pass();
  }

  /** Two calls at the same time. Which one wins is open; the invariants hold. */
  private async race(numbers: readonly number[]): Promise<void> {
    const names = Object.keys(ACTIONS).filter((name) => !(name in bookings));
    const chance = createChance(numbers.toReversed());
    const pairs = [chance.of(names), chance.of(names)].map((name, index) => {
      const args = this.choose(name, index === 0 ? numbers : numbers.toReversed());
      return { name, args, plan: actionOf(name).plan(args, this.stock, this.world) };
    });
    await Promise.all(pairs.map(({ name, args, plan }) => this.send(`race: ${name}`, args, plan)));
    await this.readAgain();
  }

  /** The device is online again: it sends what waits, in order, and the first call twice. */
  private async online(): Promise<void> {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const [index, { name, args }] of waiting.entries()) {
      const sent = this.done.length;
      await this.perform(name, args);
      const last = this.done.at(-1);
      if (index === 0 && this.done.length > sent && last !== undefined) await this.repeat(last);
    }
  }
}

/** Whether the choices of a step name a unit that is kept, or that is elsewhere. */
function namesKeptUnit(stock: Stock, args: unknown): boolean {
  const named = Object.values(args ?? {}).flat();
  return named.some((value) => typeof value === 'string' && isKept(stock, value));
}

function actionOf(name: string): Action {
  const found = ACTIONS[name];
  if (found === undefined) throw new Error(`There is no step ${name}`);
  return found;
}
