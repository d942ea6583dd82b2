import {
  Button,
  EmptyState,
  Grid,
  Panel,
  PickListPrint,
  RadioGroup,
  ShelfLabelSheets,
  Stack,
  Stepper,
  Text,
  TextField,
  icons,
  parseBin,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { binLocation } from '../../rules/binLocation.ts';
import type { PrintSearch } from '../../rules/printSearch.ts';
import { useApp, useAreaCommon, useWarehouse } from '../app.ts';
import { useSay } from '../language.ts';
import { AreaShell } from '../shell/AreaShell.tsx';

/** Copies of a label at most. */
const COPIES_MAX = 20;

export interface PrintPageProps extends PrintSearch {
  onChange: (part: Partial<PrintSearch>) => void;
  onBack: () => void;
}

/** /warehouse/print: shelf labels and the pick list, on A4 or on the 62 mm label printer [Z-13]. */
export function PrintPage({ what = 'labels', on = 'label', bins, onChange, onBack }: PrintPageProps) {
  const say = useSay();
  const picks = usePicks();
  const [copies, setCopies] = useState(1);
  const known = bins ?? [...new Set(picks.flatMap(({ bin }) => bin ?? []))];
  const shelves = new Map(picks.map(({ bin, shelf }) => [bin, shelf]));
  const labels = known.flatMap((bin) =>
    Array.from({ length: copies }, (_, copy) => ({
      id: `${bin} ${copy}`,
      bin,
      place: binLocation(bin, shelves.get(bin) ?? null),
    })),
  );
  const count = what === 'labels' ? labels.length : picks.length;
  return (
    <AreaShell
      area="warehouse"
      title={say('Print')}
      back={{ label: say('Back to list'), onPress: onBack }}
      asideLabel={say('Print')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen
      onAsideClose={onBack}
      aside={
        <Panel
          title={what === 'labels' ? say('Print labels') : say('Print the pick list')}
          onClose={onBack}
          actions={
            <Button variant="signal" size="xl" isFill isDisabled={count === 0} onPress={() => globalThis.print()}>
              {what === 'labels'
                ? say('Print {count} label|Print {count} labels', { count })
                : say('Print the pick list')}
            </Button>
          }
        >
          <Stack gap={24}>
            <RadioGroup
              label={say('What')}
              value={what}
              onChange={(next) => onChange({ what: next })}
              options={[
                { value: 'labels', label: say('Shelf labels') },
                { value: 'picks', label: say('Pick list') },
              ]}
            />
            <RadioGroup
              label={say('On')}
              value={on}
              onChange={(next) => onChange({ on: next })}
              options={[
                { value: 'label', label: say('Label printer, 62 mm') },
                { value: 'a4', label: say('A4') },
              ]}
            />
            {what === 'labels' && (
              <>
                <Stack gap={8}>
                  <Text weight="strong">{say('Copies of each')}</Text>
                  <Stepper label={say('Copies of each')} value={copies} onChange={setCopies} min={1} max={COPIES_MAX} />
                </Stack>
                <Bins bins={known} onChange={(next) => onChange({ bins: next })} />
              </>
            )}
          </Stack>
        </Panel>
      }
    >
      {count === 0 ? (
        <EmptyState icon={icons.printer} title={say('Nothing to print')}>
          {what === 'labels' ? say('Add a bin.') : say('The pick list is empty.')}
        </EmptyState>
      ) : what === 'labels' ? (
        <ShelfLabelSheets labels={labels} paper={on} />
      ) : (
        <PrintedPicks picks={picks} on={on} />
      )}
    </AreaShell>
  );
}

/** The lines of the pick list, in the order of the walk. */
function usePicks() {
  const { warehouse } = useWarehouse();
  const { order, rows } = useSnapshot(warehouse.facts);
  return order.flatMap((id) => rows[id]?.line ?? []);
}

function PrintedPicks({ picks, on }: { picks: ReturnType<typeof usePicks>; on: 'a4' | 'label' }) {
  const { auth, environment, language } = useApp();
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.facts);
  const { name } = useSnapshot(auth);
  const { locale } = useSnapshot(language.facts);
  const at = new Date(environment.clock.now()).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <PickListPrint
      picks={picks.map((line) => ({
        ...line,
        id: line.lineId,
        name: line.productName,
        colourway: line.colourway.name,
        by: line.requestedBy,
      }))}
      where={location?.name ?? ''}
      by={name}
      at={at}
      paper={on === 'a4' ? 'a4' : 'roll'}
    />
  );
}

/** The bins whose labels are printed; one is added by typing or scanning its name. */
function Bins({ bins, onChange }: { bins: readonly string[]; onChange: (bins: string[]) => void }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const bin = text.trim().toUpperCase();
    const isBin = parseBin(bin) !== null;
    setWrong(!isBin);
    if (!isBin) return;
    if (!bins.includes(bin)) onChange([...bins, bin]);
    setText('');
  };
  return (
    <Stack gap={12}>
      <TextField
        label={say('Add a bin')}
        placeholder="A-14-03"
        isCode
        value={text}
        onChange={setText}
        onSubmit={add}
        errorMessage={isWrong ? say('A bin is aisle, bay and position, such as A-14-03.') : undefined}
      />
      <Grid column="s" gap={8}>
        {bins.map((bin) => (
          <Button key={bin} size="s" icon={icons.x} onPress={() => onChange(bins.filter((each) => each !== bin))}>
            {bin}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}
