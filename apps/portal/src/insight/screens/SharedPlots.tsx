import type { Insight } from '@instore/api';
import { Funnel, Grid, RangePlot, StockroomHeat } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { InsightStore } from '../insight.ts';
import { MostAskedPlot, NotAvailablePlot } from './PairPlots.tsx';
import { usePlotTable } from './usePlotTable.ts';

/** The plots that a day and several days share. */
export function SharedPlots({ insight }: { insight: InsightStore }) {
  const { insight: snapshot } = useSnapshot(insight.state);
  const shown = snapshot as Insight;
  return (
    <>
      <Grid column="l" isRuled>
        <NotAvailablePlot insight={insight} />
        <MostAskedPlot insight={insight} />
        <AskedToSold insight={insight} />
        <People insight={insight} work="floor" />
        <People insight={insight} work="stockroom" />
      </Grid>
      <Stockroom places={shown.places} />
    </>
  );
}

function AskedToSold({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const table = usePlotTable('sold');
  const { insight: snapshot } = useSnapshot(insight.state);
  const shown = snapshot as Insight;
  const figureOf = (name: string) => shown.figures.find(({ measure }) => measure === name);
  const asked = figureOf('tryOns')?.value ?? 0;
  const sold = figureOf('sold')?.part ?? 0;
  const steps = [
    { key: 'tryOns', name: say('Asked'), value: asked },
    { key: 'accepted', name: say('Accepted'), value: figureOf('accepted')?.value ?? 0 },
    { key: 'brought', name: say('Brought'), value: figureOf('brought')?.value ?? 0 },
    { key: 'sold', name: say('Sold'), value: sold },
  ] as const;
  return (
    <Funnel
      {...table}
      title={say('Asked to sold')}
      answer={say('{sold} of {asked} sold', { sold, asked })}
      summary={say('{sold} of {asked} sold', { sold, asked })}
      columns={{ name: say('Step'), value: say('Pairs') }}
      steps={steps.map((step) => ({
        ...step,
        label: say('{name}, {count} of {asked}', { name: step.name, count: step.value, asked }),
      }))}
      onOpen={(key) => {
        const measure = steps.find((step) => step.key === key)?.key ?? 'tryOns';
        void insight.open({ measure, rows: 'counted' });
      }}
    />
  );
}

function People({ insight, work }: { insight: InsightStore; work: Insight['people'][number]['work'] }) {
  const say = useSay();
  const table = usePlotTable(work);
  const { insight: snapshot, why } = useSnapshot(insight.state);
  const people = (snapshot as Insight).people.filter((person) => person.work === work);
  const isFloor = work === 'floor';
  return (
    <RangePlot
      {...table}
      title={isFloor ? say('People, sales floor') : say('People, stockroom')}
      answer={isFloor ? say('Request to customer, minutes') : say('Placed to checked out, minutes')}
      summary={say('{count} person, by name|{count} people, by name', { count: people.length })}
      columns={{ name: say('Name'), count: say('Pairs'), low: '25%', half: '50%', high: '75%' }}
      rows={people.map(({ personId, name, pairs, low, half, high }) => ({
        key: personId,
        name,
        label: say('{name}, {count} pair|{name}, {count} pairs', { name, count: pairs }),
        count: pairs,
        range: low === null || half === null || high === null ? null : { low, half, high },
      }))}
      openKey={isFloor ? why?.filter?.ownerId : why?.filter?.pickerId}
      onOpen={(id) =>
        void insight.open(
          isFloor
            ? { measure: 'toCustomer', rows: 'counted', filter: { ownerId: id } }
            : { measure: 'toCheckedOut', rows: 'counted', filter: { pickerId: id } },
        )
      }
      empty={say('From the first pair handed over')}
    />
  );
}

function Stockroom({ places }: Pick<Insight, 'places'>) {
  const say = useSay();
  const table = usePlotTable('stockroom');
  const count = places.reduce((sum, { picks }) => sum + picks, 0);
  return (
    <StockroomHeat
      {...table}
      title={say('Stockroom')}
      answer={say('{count} pick|{count} picks', { count })}
      places={places}
    />
  );
}
