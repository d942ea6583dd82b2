import {
  Button,
  Grid,
  InlineMessage,
  Panel,
  RadioGroup,
  Stack,
  Stepper,
  Text,
  TextField,
  icons,
  parseBin,
} from '@instore/ui';
import { useState } from 'react';
import type { PrintSearch } from '../../rules/printSearch.ts';
import { useSay } from '../language.ts';

/** Copies of a label at most. */
const COPIES_MAX = 20;

export interface PrintPanelProps {
  what: NonNullable<PrintSearch['what']>;
  on: NonNullable<PrintSearch['on']>;
  /** Number of labels or lines to print. */
  count: number;
  copies: number;
  onCopiesChange: (copies: number) => void;
  bins: readonly string[];
  /** Those of `bins` that the location does not have. They have no label. */
  unknownBins: readonly string[];
  /** The shelves on the labels are being read. */
  isLoading: boolean;
  onChange: (part: Partial<PrintSearch>) => void;
  onBack: () => void;
}

/** The print settings: document, paper, copies and bins. */
export function PrintPanel(props: PrintPanelProps) {
  const { what, on, count, copies, onCopiesChange, bins, onChange, onBack } = props;
  const say = useSay();
  return (
    <Panel
      title={what !== 'picks' ? say('Print labels') : say('Print the pick list')}
      onClose={onBack}
      actions={
        <Button
          variant="signal"
          size="xl"
          isFill
          isDisabled={count === 0}
          isPending={props.isLoading}
          onPress={() => globalThis.print()}
        >
          {what !== 'picks' ? say('Print {count} label|Print {count} labels', { count }) : say('Print the pick list')}
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
            ...(what === 'pairs' ? [{ value: 'pairs' as const, label: say('Labels of pairs') }] : []),
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
              <Stepper
                label={say('Copies of each')}
                value={copies}
                onChange={onCopiesChange}
                min={1}
                max={COPIES_MAX}
              />
            </Stack>
            <Bins bins={bins} unknown={props.unknownBins} onChange={(next) => onChange({ bins: next })} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

interface BinsProps {
  bins: readonly string[];
  /** Those that the location does not have. */
  unknown: readonly string[];
  onChange: (bins: string[]) => void;
}

/** The bins whose labels are printed; one is added by typing or scanning its name. */
function Bins({ bins, unknown, onChange }: BinsProps) {
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
      {unknown.length > 0 && (
        <InlineMessage severity="caution">
          {say('This location has no bin {bins}, so no label is printed.', { bins: unknown.join(', ') })}
        </InlineMessage>
      )}
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
