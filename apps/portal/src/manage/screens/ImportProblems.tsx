import type { FileImport, ImportFinding } from '@instore/api';
import {
  Button,
  Code,
  Divider,
  EmptyState,
  Grid,
  Heading,
  icons,
  Inline,
  SkeletonLabels,
  Stack,
  Text,
  TextField,
} from '@instore/ui';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { AddressSearchField } from '../../shared/filters/AddressSearchField.tsx';
import { useSay, useSayServerText } from '../../shared/language/useLanguage.ts';
import { CORRECTIONS_MAX, decidedRows } from '../importCorrections.ts';
import type { ImportPageProps } from './importPageProps.ts';

type ProblemsProps = ImportPageProps & { shown: FileImport };

/** The refused rows: each is corrected, left out, or decided in the file [P-04]. */
export function ImportProblems(props: ProblemsProps) {
  const { imports, search, onChange } = props;
  const say = useSay();
  const { order, byId, ...list } = useSnapshot(imports.report);
  const rows = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  const decided = decidedRows(useSnapshot(imports.corrections.state));
  return (
    <Stack gap={16} as="section">
      <Inline justify="between" gap={8}>
        <Inline gap={12}>
          <Heading level={2}>{say('Problems')}</Heading>
          <Text as="span" size={13} tone="soft">
            {say('{count} decided', { count: String(decided) })}
          </Text>
        </Inline>
        <AddressSearchField label={say('Search the report')} search={search} onChange={onChange} />
      </Inline>
      <PagedRows
        state={{ order, ...list }}
        skeleton={<SkeletonLabels count={3} />}
        empty={<EmptyState icon={icons.check} title={say('Nothing is listed')} />}
        onRetry={() => void imports.reloadReport()}
        onMore={() => void imports.loadMoreFindings()}
      >
        <Stack gap={16} as="ul">
          {rows.map((finding, at) => (
            <Stack gap={16} as="li" key={finding.id}>
              {at > 0 && <Divider />}
              <ProblemRow {...props} finding={finding} />
            </Stack>
          ))}
        </Stack>
      </PagedRows>
      <SendCorrections {...props} decided={decided} />
    </Stack>
  );
}

/** A problem of a row: where it is, what it is, and what becomes of the row. */
function ProblemRow({ imports, shown, finding }: ProblemsProps & { finding: ImportFinding }) {
  const say = useSay();
  const sayServer = useSayServerText();
  const { cells, leftOut } = useSnapshot(imports.corrections.state);
  const { row, column, value, detail, said } = finding;
  const replaced = row === null || column === null ? undefined : cells[row]?.[column];
  const isOut = row !== null && leftOut[row] === true;
  return (
    <Grid column="m" gap={16}>
      <Stack gap={4}>
        <Text weight="strong">{row === null ? '--' : say('Row {row}', { row: String(row) })}</Text>
        {column !== null && <Code size={15}>{column}</Code>}
      </Stack>
      <Stack gap={4}>
        <Inline gap={8}>
          {value !== null && value !== '' && (
            <Code size={15} tone="critical" isStruck={isOut || replaced !== undefined}>
              {value}
            </Code>
          )}
          {replaced !== undefined && <Code size={15}>{replaced === '' ? '--' : replaced}</Code>}
        </Inline>
        <Text size={13} tone="soft">
          {said === null ? detail : sayServer({ detail, ...said })}
        </Text>
      </Stack>
      <Decision {...{ imports, shown, finding, replaced, isOut }} />
    </Grid>
  );
}

interface DecisionProps {
  imports: ProblemsProps['imports'];
  shown: FileImport;
  finding: ImportFinding;
  replaced: string | undefined;
  isOut: boolean;
}

/** Buttons that correct the cell or leave the row out; a decision can be taken back. */
function Decision({ imports, shown, finding, replaced, isOut }: DecisionProps) {
  const say = useSay();
  const [isTyping, setTyping] = useState(false);
  const { row, value } = finding;
  const { corrections } = imports;
  if (row === null) return null;
  if (isTyping) return <CellForm {...{ imports, finding, replaced }} onDone={() => setTyping(false)} />;
  const where = say('Row {row}', { row: String(row) });
  return (
    <Inline gap={8}>
      {isOut || replaced !== undefined ? (
        <>
          <Text as="span" weight="strong">
            {say(isOut ? 'Left out' : 'Corrected')}
          </Text>
          <Button
            aria-label={say('{name}, {part}', { name: say('Undo'), part: where })}
            onPress={() => corrections.undo(row)}
          >
            {say('Undo')}
          </Button>
        </>
      ) : (
        <>
          {value !== null && (
            <Button
              aria-label={say('{name}, {part}', { name: say('Correct'), part: where })}
              onPress={() => setTyping(true)}
            >
              {say('Correct')}
            </Button>
          )}
          {!shown.isComplete && (
            <Button
              variant="quiet"
              aria-label={say('{name}, {part}', { name: say('Leave out'), part: where })}
              onPress={() => corrections.leaveOut(row)}
            >
              {say('Leave out')}
            </Button>
          )}
        </>
      )}
    </Inline>
  );
}

/** Most characters of a cell that is typed. */
const CELL_MAX = 200;

function CellForm({
  imports,
  finding,
  replaced,
  onDone,
}: Pick<DecisionProps, 'imports' | 'finding' | 'replaced'> & { onDone: () => void }) {
  const say = useSay();
  const [text, setText] = useState(replaced ?? finding.value ?? '');
  const take = () => {
    imports.corrections.correctCell(finding, text);
    onDone();
  };
  return (
    <Stack gap={8}>
      <TextField
        label={finding.column ?? ''}
        value={text}
        maxLength={CELL_MAX}
        autoFocus
        onChange={setText}
        onSubmit={take}
      />
      <Inline gap={8}>
        <Button onPress={take}>{say('Use it')}</Button>
        <Button variant="quiet" onPress={onDone}>
          {say('Cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Has the file checked again: with what is decided, or also without all other refused rows. */
function SendCorrections({ imports, shown, decided }: ProblemsProps & { decided: number }) {
  const say = useSay();
  const { isPending } = useValues(imports.state);
  const isTooMany = decided > CORRECTIONS_MAX;
  return (
    <Inline gap={8}>
      <Button
        variant="signal"
        isDisabled={decided === 0 || isTooMany}
        isPending={isPending}
        onPress={() => void imports.correct(false)}
      >
        {say('Check again with {count} correction|Check again with {count} corrections', { count: decided })}
      </Button>
      {!shown.isComplete && (
        <Button isDisabled={isPending || isTooMany} onPress={() => void imports.correct(true)}>
          {say('Leave out all other rows with a problem')}
        </Button>
      )}
    </Inline>
  );
}
