import type { InsightFigure, InsightMeasure } from '@instore/api';
import { FigureCell, Grid, type GridProps, Heading, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { changeOf, FIGURES, openSeries, rounded } from '../figureChange.ts';
import type { InsightStore } from '../insight.ts';

const NAMES = Object.keys(FIGURES) as InsightMeasure[];

/** The others follow the plots. */
const HEAD = new Set<InsightMeasure>(['tryOns', 'toAccept', 'toCustomer', 'found']);

/** The four figures at the head of the page. */
export function HeadFigures({ insight }: { insight: InsightStore }) {
  return <Cells insight={insight} column="s" names={NAMES.filter((name) => HEAD.has(name))} />;
}

/** All other figures. */
export function OtherFigures({ insight }: { insight: InsightStore }) {
  const say = useSay();
  return (
    <Stack gap={8}>
      <Heading level={2} size={17}>
        {say('All figures')}
      </Heading>
      <Cells insight={insight} column="m" names={NAMES.filter((name) => !HEAD.has(name))} />
    </Stack>
  );
}

interface CellsProps extends Pick<GridProps, 'column'> {
  insight: InsightStore;
  names: readonly InsightMeasure[];
}

function Cells({ insight, names, column }: CellsProps) {
  const say = useSay();
  const locale = useLocale();
  const { why, view, insight: shown } = useSnapshot(insight.state);
  const figures = names.flatMap(
    (name) => shown?.figures.find(({ measure }) => measure === name) ?? [],
  ) as InsightFigure[];
  const period = view === 'weeks' ? say('28 days before') : say('8 weeks');
  return (
    <Grid column={column} isRuled>
      {figures.map((figure) => {
        const { measure, unit, value, cases, series } = figure;
        const isOpen = why?.measure === measure && why.filter === undefined && why.day === undefined;
        const usual = openSeries(figure).flatMap((each) => each.value ?? []);
        const number = (one: number) => rounded(unit, one).toLocaleString(locale);
        return (
          <FigureCell
            key={measure}
            title={say(FIGURES[measure].title)}
            period={period}
            value={value === null ? null : number(value)}
            unit={unit === 'minutes' ? say('min') : unit === 'percent' ? '%' : undefined}
            isFew={cases > 0}
            series={[...series.map((each) => (each.isClosed ? null : each.value)), value]}
            seriesLabel={
              usual.length === 0
                ? say('No earlier values')
                : say('Earlier between {low} and {high}', {
                    low: number(Math.min(...usual)),
                    high: number(Math.max(...usual)),
                  })
            }
            change={changeOf(say, figure)}
            isOpen={isOpen}
            onOpen={() => (isOpen ? insight.close() : void insight.open({ measure, rows: 'counted' }))}
          />
        );
      })}
    </Grid>
  );
}
