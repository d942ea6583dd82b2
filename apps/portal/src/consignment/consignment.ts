import { PAGE_SIZE_MAX } from '@instore/api';
import { ref } from 'valtio';
import { bindActions } from '../shared/bindActions.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { Writes } from '../shared/writes/writes.ts';
import {
  type Consigned,
  type ConsignedPage,
  type ConsignmentContext,
  type ConsignmentDependencies,
  createConsignmentState,
} from './consignmentState.ts';
import { load, loadMore, loadReplacements, readChanges, readPage, reset } from './consignmentReads.ts';
import { scan } from './consignmentScans.ts';
import {
  accept,
  choose,
  chooseReplacement,
  decline,
  giveReason,
  replace,
  sell,
  setAgreed,
  setAside,
  turnUp,
} from './consignmentWrites.ts';

/** Pairs per page. */
export const CONSIGNMENT_PAGE_SIZE = 50;

/** Consigned pairs: state and actions [G-01, G-05, G-06]. */
export function createConsignment(deps: ConsignmentDependencies) {
  const state = createConsignmentState();
  const list = new PagedList<Consigned, Consigned, ConsignedPage>(state, {
    pageSize: CONSIGNMENT_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: (page) => readPage(deps, state, page),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ id }) => id,
    rowOf: (pair, shown) => unchanged(shown, ref(pair)),
    onAnswer: ({ counts }) => {
      if (counts) state.counts = counts;
    },
  });
  const context: ConsignmentContext = {
    state,
    deps,
    list,
    writes: new Writes({ play: deps.play }),
  };
  const reads = { load, loadMore, loadReplacements, readChanges, reset };
  const bulk = { choose, giveReason, accept, decline };
  const pairs = { chooseReplacement, setAgreed, replace, turnUp, setAside, sell };
  const history = createUnitHistory(deps);
  return { state, history, ...bindActions(context, { scan, ...reads, ...bulk, ...pairs }) };
}

export type ConsignmentStore = ReturnType<typeof createConsignment>;
