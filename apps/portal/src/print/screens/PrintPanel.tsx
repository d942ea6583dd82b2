import { Button, Divider, Inline, InlineMessage, Panel, RadioGroup, Stack, Stepper, Text } from '@instore/ui';
import type { Printer } from '@instore/api';
import { PRINT_ADVICE, PRINTER_STATE_WORDS, problemOfState } from '../printerWords.ts';
import type { PrintersStore } from '../printers.ts';
import type { PrintSearch } from '../printSearch.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { PrintJobs } from './PrintJobs.tsx';
import { PrintBins } from './PrintBins.tsx';

/** Copies of a label at most. */
const COPIES_MAX = 20;

/** Print jobs in the panel; the page of the places shows all. */
const JOBS_SHOWN = 5;

export type PrintWhat = NonNullable<PrintSearch['what']>;

export interface PrintPanelProps {
  what: PrintWhat;
  /** A paper of the browser, or the id of a printer. */
  on: string;
  printers: PrintersStore;
  /** The printer that is chosen; undefined for the browser. */
  printer: Printer | undefined;
  /** Number of labels or lines to print, for each document. */
  counts: Record<PrintWhat, number>;
  copies: number;
  onCopiesChange: (copies: number) => void;
  bins: readonly string[];
  /** Those of `bins` that the location does not have. They have no label. */
  unknownBins: readonly string[];
  /** The shelves on the labels are being read. */
  isLoading: boolean;
  onChange: (part: Partial<PrintSearch>) => void;
  onPrint: () => void;
  /** Prints the first label only. */
  onPrintOne: () => void;
  /** Closes the panel where it covers the preview. */
  onClose?: (() => void) | undefined;
}

/** The print settings: document, paper, copies and bins. */
export function PrintPanel(props: PrintPanelProps) {
  const { what, counts, bins, onChange, onClose } = props;
  const say = useSay();
  const count = counts[what];
  return (
    <Panel
      title={what !== 'picks' ? say('Print labels') : say('Print the pick list')}
      onClose={onClose}
      actions={
        <>
          <PrintButton {...{ what, count }} isPending={props.isLoading} onPress={props.onPrint} />
          {what !== 'picks' && count > 1 && (
            <Button variant="link" size="s" isFill isDisabled={props.isLoading} onPress={props.onPrintOne}>
              {say('Print one to test')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        <What {...props} />
        <PrintOn {...props} />
        {what === 'labels' && (
          <>
            <Copies count={count} copies={props.copies} onChange={props.onCopiesChange} />
            <Divider />
            <PrintBins bins={bins} unknown={props.unknownBins} onChange={(next) => onChange({ bins: next })} />
          </>
        )}
        {props.printer && (
          <>
            <Divider />
            <PrintJobs printers={props.printers} most={JOBS_SHOWN} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** The choice of the printer or paper, and what is wrong with the printer. */
function PrintOn({ what, on, printer, printers, onChange }: PrintPanelProps) {
  const say = useSay();
  const { value } = useValues(printers.list.state);
  const known = what === 'picks' ? [] : (value?.printers ?? []);
  const problem = printer && problemOfState(printer.state);
  return (
    <Stack gap={12}>
      <RadioGroup
        label={say('On')}
        direction="tiles"
        value={on}
        onChange={(next) => onChange({ on: next })}
        options={[
          ...known.map(({ printerId, name, state }) => ({
            value: printerId,
            label: name,
            description: say(PRINTER_STATE_WORDS[state]),
          })),
          {
            value: 'label',
            label: known.length > 0 ? say('Browser, 62 mm') : say('Label printer'),
            description: known.length > 0 ? say('With its dialog') : say('62 mm'),
          },
          { value: 'a4', label: say('A4'), description: what === 'picks' ? say('By aisle') : say('10 on a sheet') },
        ]}
      />
      {problem && <InlineMessage severity="caution">{say(PRINT_ADVICE[problem])}</InlineMessage>}
    </Stack>
  );
}

/** The choice of the document. */
function What({ what, counts, bins, onChange }: PrintPanelProps) {
  const say = useSay();
  const pairs = (count: number) => say('{count} pair|{count} pairs', { count });
  const ofPairs = { value: 'pairs', label: say('Labels of pairs'), description: pairs(counts.pairs) } as const;
  return (
    <RadioGroup<PrintWhat>
      label={say('What')}
      direction="tiles"
      value={what}
      onChange={(next) => onChange({ what: next })}
      options={[
        {
          value: 'labels',
          label: say('Shelf labels'),
          description: say('{count} bin|{count} bins', { count: bins.length }),
        },
        { value: 'picks', label: say('Pick list'), description: pairs(counts.picks) },
        ...(what === 'pairs' ? [ofPairs] : []),
      ]}
    />
  );
}

export interface PrintButtonProps {
  what: PrintWhat;
  /** Number of labels or lines to print. */
  count: number;
  size?: 'l' | 'xl';
  isPending: boolean;
  onPress: () => void;
}

/** The volt action: "Print 10 labels". */
export function PrintButton({ what, count, size = 'xl', isPending, onPress }: PrintButtonProps) {
  const say = useSay();
  return (
    <Button variant="signal" size={size} isFill isDisabled={count === 0} isPending={isPending} onPress={onPress}>
      {what !== 'picks' ? say('Print {count} label|Print {count} labels', { count }) : say('Print the pick list')}
    </Button>
  );
}

interface CopiesProps {
  /** Number of labels in all. */
  count: number;
  copies: number;
  onChange: (copies: number) => void;
}

/** How often each label is printed, and how many labels these are. */
function Copies({ count, copies, onChange }: CopiesProps) {
  const say = useSay();
  return (
    <Inline gap={16} justify="between">
      <Stack gap={4}>
        <Text weight="strong">{say('Copies of each')}</Text>
        <Text size={13} tone="soft">
          {say('{count} label in all|{count} labels in all', { count })}
        </Text>
      </Stack>
      <Stepper label={say('Copies of each')} value={copies} onChange={onChange} min={1} max={COPIES_MAX} />
    </Inline>
  );
}
