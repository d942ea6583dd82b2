import { Button, Code, Icon, Inline, InlineMessage, ScanField, Stack, Text, icons, parseBin } from '@instore/ui';
import { useRef, useState } from 'react';
import { binRuns } from './binRuns.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface PrintBinsProps {
  bins: readonly string[];
  /** Those that the location does not have. */
  unknown: readonly string[];
  onChange: (bins: string[]) => void;
}

/** The bins whose labels are printed; one is added by typing or scanning its name. */
export function PrintBins({ bins, unknown, onChange }: PrintBinsProps) {
  const say = useSay();
  const [isWrong, setWrong] = useState(false);
  const add = (text: string) => {
    const bin = text.trim().toUpperCase();
    const isBin = parseBin(bin) !== null;
    setWrong(!isBin);
    if (isBin && !bins.includes(bin)) onChange([...bins, bin]);
  };
  return (
    <Stack gap={12}>
      <Text weight="strong">{say('Bins')}</Text>
      <ScanField
        label={say('Add a bin')}
        placeholder={say('Scan or type a bin')}
        onScan={add}
        error={isWrong ? say('A bin is aisle, bay and position, such as A-14-03.') : undefined}
        isGlobal
        hasCamera
      />
      {unknown.length > 0 && (
        <InlineMessage severity="caution">
          {say('This location has no bin {bins}, so no label is printed.', { bins: unknown.join(', ') })}
        </InlineMessage>
      )}
      <Chosen {...{ bins, unknown, onChange }} />
    </Stack>
  );
}

/** The chosen bins; a press removes them. */
function Chosen({ bins, unknown, onChange }: PrintBinsProps) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const remove = (gone: readonly string[], at: number) => {
    const buttons = list.current?.querySelectorAll('button');
    // The pressed button disappears: without this the focus would move to the top of the page.
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
    onChange(bins.filter((bin) => !gone.includes(bin)));
  };
  return (
    <div ref={list}>
      <Inline gap={8}>
        {binRuns(bins, unknown).map((run, at) => (
          <Button
            key={run.bins[0]}
            variant="chosen"
            size="s"
            aria-label={say('Remove {bin}', { bin: run.text })}
            onPress={() => remove(run.bins, at)}
          >
            <Code size={15}>{run.text}</Code>
            <Icon icon={icons.x} size={16} />
          </Button>
        ))}
      </Inline>
    </div>
  );
}
