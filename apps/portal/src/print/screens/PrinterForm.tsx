import type { Printer } from '@instore/api';
import { Inline, InlineMessage, NumberField, RadioGroup, Stack, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Question } from '../../shared/components/Question.tsx';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { PrinterDraft, PrintersStore } from '../printers.ts';

/** Longest name (contract, `PrinterName`). */
const NAME_MAX = 40;

/** The longest IP address, characters. */
const ADDRESS_MAX = 45;

/** A new printer: the port of ZPL, and the labels of the 62 mm roll. */
const NEW: PrinterDraft = { name: '', address: '', port: 9100, dpi: 203, labelWidth: 62, labelHeight: 38 };

/** The fields of a draft that are numbers; undefined while they are empty. */
type Draft = { [Field in keyof PrinterDraft]: PrinterDraft[Field] | undefined };

export interface PrinterFormProps {
  printers: PrintersStore;
  /** The addresses that the settings of the store allow. */
  ranges: readonly string[];
  /** The printer that is changed; undefined for a new one. */
  printer: Printer | undefined;
  onClose: () => void;
}

/** Asks for a printer's name, address and labels. After a refusal it stays open with the reason. */
export function PrinterForm({ printers, ranges, printer, onClose }: PrinterFormProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending } = useSnapshot(printers.state);
  const [draft, setDraft] = useState<Draft>(printer ?? NEW);
  const [error, setError] = useState<string>();
  const ready = complete(draft);
  const edit = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const save = async () => {
    const refusal = ready && (await printers.save(ready, printer));
    setError(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <Question
      title={printer === undefined ? say('Add a printer') : say('Change {name}', { name: printer.name })}
      confirmLabel={printer === undefined ? say('Add') : say('Save')}
      cancelLabel={say('Cancel')}
      isDisabled={ready === undefined}
      isPending={isPending}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack gap={16}>
        {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
        <Fields draft={draft} ranges={ranges} onChange={edit} />
      </Stack>
    </Question>
  );
}

interface FieldsProps extends Pick<PrinterFormProps, 'ranges'> {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, ranges, onChange: edit }: FieldsProps) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say('Name')}
        description={say('As people call it: "Receiving desk".')}
        value={draft.name ?? ''}
        maxLength={NAME_MAX}
        autoFocus
        onChange={(name) => edit({ name })}
      />
      <TextField
        label={say('IP address')}
        description={say('Allowed: {ranges}', { ranges: ranges.join(', ') })}
        value={draft.address ?? ''}
        maxLength={ADDRESS_MAX}
        isCode
        onChange={(address) => edit({ address })}
      />
      <NumberField
        label={say('Port')}
        value={draft.port}
        min={1}
        max={65_535}
        format={{ useGrouping: false }}
        onChange={(port) => edit({ port })}
      />
      <RadioGroup
        label={say('Dots per inch')}
        direction="row"
        value={draft.dpi === 300 ? '300' : '203'}
        options={[
          { value: '203', label: '203' },
          { value: '300', label: '300' },
        ]}
        onChange={(dpi) => edit({ dpi: dpi === '300' ? 300 : 203 })}
      />
      <Inline gap={12}>
        <NumberField
          label={say('Width of a label, mm')}
          value={draft.labelWidth}
          min={40}
          max={110}
          onChange={(labelWidth) => edit({ labelWidth })}
        />
        <NumberField
          label={say('Height of a label, mm')}
          value={draft.labelHeight}
          min={25}
          max={160}
          onChange={(labelHeight) => edit({ labelHeight })}
        />
      </Inline>
    </>
  );
}

/** The draft as it is sent; undefined while something is missing. */
function complete({ name, address, port, dpi, labelWidth, labelHeight }: Draft): PrinterDraft | undefined {
  const [named, at] = [name?.trim() ?? '', address?.trim() ?? ''];
  if (named === '' || at === '' || port === undefined || dpi === undefined) return undefined;
  if (labelWidth === undefined || labelHeight === undefined) return undefined;
  return { name: named, address: at, port, dpi, labelWidth, labelHeight };
}
