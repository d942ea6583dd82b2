import { IMPORT_BYTES_MAX, type ImportKindFacts } from '@instore/api';
import {
  Button,
  Checkbox,
  Code,
  Disclosure,
  FileField,
  Heading,
  icons,
  Inline,
  InlineMessage,
  RadioGroup,
  SkeletonLabels,
  Stack,
  Text,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useSay, useSayMessage, useSayServerText } from '../../shared/language/useLanguage.ts';
import { IMPORT_KIND_NAMES, ROW_OF } from '../importWords.ts';
import type { ImportPageProps } from './importPageProps.ts';

/** The largest file, in the megabytes of the kit. */
const MEGABYTES_MAX = IMPORT_BYTES_MAX / 1_000_000;

/** What is imported, and the place for the file. */
export function ImportStart(props: ImportPageProps) {
  return (
    <Loaded resource={props.imports.kinds} skeleton={<SkeletonLabels count={3} />}>
      {(kinds) => <KindAndFile {...props} kinds={kinds.filter(({ mayImport }) => mayImport)} all={kinds.length} />}
    </Loaded>
  );
}

function KindAndFile(props: ImportPageProps & { kinds: ImportKindFacts[]; all: number }) {
  const { kinds, all, kind: chosen, onChange } = props;
  const say = useSay();
  const facts = kinds.find(({ kind }) => kind === chosen) ?? kinds.find(({ kind }) => kind === 'stock') ?? kinds[0];
  if (facts === undefined) return null;
  return (
    <Stack gap={16}>
      <RadioGroup
        label={say('What is in the file')}
        direction="chips"
        options={kinds.map(({ kind }) => ({ value: kind, label: say(IMPORT_KIND_NAMES[kind]) }))}
        value={facts.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {kinds.length < all && (
        <Text size={13} tone="soft">
          {say('What all locations share is imported by a YK_Admin or Super_Admin.')}
        </Text>
      )}
      <ChosenKind {...props} key={facts.kind} facts={facts} />
    </Stack>
  );
}

/** The columns of a kind, its template, and the place for the file. */
function ChosenKind({ imports, facts, onChange }: ImportPageProps & { facts: ImportKindFacts }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending, error } = useSnapshot(imports.state);
  const [isComplete, setComplete] = useState(false);
  const { kind, removes } = facts;
  const name = say(IMPORT_KIND_NAMES[kind]);
  const begin = async ([file]: File[]) => {
    if (file === undefined) return;
    const id = await imports.begin(kind, file, isComplete);
    if (id !== undefined) onChange({ import: id });
  };
  return (
    <Stack gap={16} as="section">
      <Inline justify="between" gap={8}>
        <Stack gap={4}>
          <Heading level={2}>{name}</Heading>
          <Text tone="soft">{say(ROW_OF[kind])}</Text>
        </Stack>
        <Button icon={icons.download} onPress={() => void imports.saveTemplate(kind, name)}>
          {say('Download the template')}
        </Button>
      </Inline>
      <Columns facts={facts} />
      {removes !== null && (
        <Stack gap={4}>
          <Checkbox isSelected={isComplete} onChange={setComplete}>
            {say('The file is all there is')}
          </Checkbox>
          <Text size={13} tone="soft">
            {sayMessage(removes)}
          </Text>
        </Stack>
      )}
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      <FileField
        label={say('File')}
        isLabelHidden
        accept=".csv,.xlsx"
        description={say('One file of up to 100 MB. It is checked first, nothing is written.')}
        dropLabel={say('Drop a CSV or XLSX with {kind}', { kind: name })}
        maxFiles={1}
        maxMegabytes={MEGABYTES_MAX}
        files={[]}
        isDisabled={isPending}
        onChange={(files) => void begin(files)}
      />
    </Stack>
  );
}

/** The columns, those that must be there first. */
function Columns({ facts: { columns } }: { facts: ImportKindFacts }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const sayServer = useSayServerText();
  const [isOpen, setOpen] = useState(false);
  const sorted = columns.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
  return (
    <Disclosure
      title={say('Columns of the file')}
      detail={String(columns.length)}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Stack gap={16}>
        {sorted.map(({ name, what, values, format, example, isRequired }) => (
          <Stack gap={4} key={name}>
            <Inline gap={12}>
              <Code size={15}>{name}</Code>
              <Text as="span" size={13} tone="soft">
                {say(isRequired ? 'must be there' : 'may be missing')}
              </Text>
            </Inline>
            <Text size={13}>{sayMessage(what)}</Text>
            <Text size={13} tone="soft">
              {sayServer({ detail: values, ...format })}
            </Text>
            <Code>{example}</Code>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
