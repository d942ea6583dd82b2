import type { Printer } from '@instore/api';
import { Button, Code, Heading, Inline, InlineMessage, Stack, Stamp, Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Maintained } from '../../shared/components/Maintained.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import { PRINT_ADVICE, PRINTER_STATE_WORDS, problemOfState } from '../printerWords.ts';
import type { PrintersStore } from '../printers.ts';
import { PrinterForm } from './PrinterForm.tsx';

export interface PrintersSectionProps {
  printers: PrintersStore;
}

/** The label printers of the location: add, change, test, remove, and what each says [M-06]. */
export function PrintersSection({ printers }: PrintersSectionProps) {
  const say = useSay();
  /** The printer in the form: `new`, or one of the list. */
  const [edited, setEdited] = useState<Printer | 'new'>();
  const [asked, setAsked] = useState<Printer>();
  return (
    <Maintained
      title={say('Label printers')}
      description={say('Labels print on them without a dialog.')}
      resource={printers.list}
    >
      {({ printers: known, ranges }) => (
        <>
          {known.length === 0 ? <Text tone="soft">{say('No printers yet.')}</Text> : null}
          <Stack gap={16} as="ul">
            {known.map((printer) => (
              <li key={printer.printerId}>
                <PrinterRow
                  {...{ printer, printers }}
                  onEdit={() => setEdited(printer)}
                  onRemove={() => setAsked(printer)}
                />
              </li>
            ))}
          </Stack>
          <AddButton ranges={ranges} onPress={() => setEdited('new')} />
          {edited !== undefined && (
            <PrinterForm
              printers={printers}
              ranges={ranges}
              printer={edited === 'new' ? undefined : edited}
              onClose={() => setEdited(undefined)}
            />
          )}
          <RemoveQuestion printers={printers} asked={asked} onClose={() => setAsked(undefined)} />
        </>
      )}
    </Maintained>
  );
}

interface PrinterRowProps extends PrintersSectionProps {
  printer: Printer;
  onEdit: () => void;
  onRemove: () => void;
}

function PrinterRow({ printer, printers, onEdit, onRemove }: PrinterRowProps) {
  const say = useSay();
  const { isPending } = useSnapshot(printers.state);
  const { name, address, port, dpi, labelWidth: width, labelHeight: height, state, waiting } = printer;
  const problem = problemOfState(state);
  return (
    <Stack gap={8}>
      <Inline gap={12} justify="between">
        <Heading level={3}>{name}</Heading>
        <Stamp state={problem ? 'error' : state === 'ready' ? 'found' : 'pending'}>
          {say(PRINTER_STATE_WORDS[state])}
        </Stamp>
      </Inline>
      <Inline gap={12}>
        <Code>{address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`}</Code>
        <Text tone="soft">{say('{width} × {height} mm, {dpi} dpi', { width, height, dpi })}</Text>
        {waiting > 0 && <Text>{say('{count} print job waits|{count} print jobs wait', { count: waiting })}</Text>}
      </Inline>
      {problem && <Text>{say(PRINT_ADVICE[problem])}</Text>}
      <Inline gap={8}>
        <Button
          isDisabled={isPending}
          aria-label={say('Print a test page on {name}', { name })}
          onPress={() => void printers.test(printer)}
        >
          {say('Test page')}
        </Button>
        <Button aria-label={say('Change {name}', { name })} onPress={onEdit}>
          {say('Change')}
        </Button>
        <Button variant="quiet" aria-label={say('Remove {name}', { name })} onPress={onRemove}>
          {say('Remove')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Opens the form of a new printer; where the settings allow none, says who changes that. */
function AddButton({ ranges, onPress }: { ranges: readonly string[]; onPress: () => void }) {
  const say = useSay();
  if (ranges.length === 0) {
    return (
      <InlineMessage severity="info">
        {say('The settings of this store allow no printers. The operator names their addresses in PRINTER_RANGES.')}
      </InlineMessage>
    );
  }
  return (
    <Inline>
      <Button icon={icons.plus} onPress={onPress}>
        {say('Add a printer')}
      </Button>
    </Inline>
  );
}

interface RemoveQuestionProps extends PrintersSectionProps {
  /** The printer to remove; undefined while nothing is asked. */
  asked: Printer | undefined;
  onClose: () => void;
}

function RemoveQuestion({ printers, asked, onClose }: RemoveQuestionProps) {
  const say = useSay();
  const { isPending } = useSnapshot(printers.state);
  const remove = async () => {
    if (asked) await printers.remove(asked);
    onClose();
  };
  return (
    <Confirm
      isOpen={asked !== undefined}
      title={say('Remove {name}?', { name: asked?.name ?? '' })}
      confirmLabel={say('Remove')}
      cancelLabel={say('Keep it')}
      tone="critical"
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {asked !== undefined && asked.waiting > 0
        ? say(
            '{count} print job waits for it and is not printed.|{count} print jobs wait for it and are not printed.',
            {
              count: asked.waiting,
            },
          )
        : say('Its print jobs are removed, too.')}
    </Confirm>
  );
}
