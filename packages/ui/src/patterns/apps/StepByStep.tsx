import { Button, DescriptionList, Form, Page, RadioGroup, Steps, TextArea, TextField } from '@instore/ui';
import { useState } from 'react';

const STEPS = [{ label: 'Parcel' }, { label: 'Reason' }, { label: 'Check' }];

const REASONS = [
  { value: 'size', label: 'Wrong size' },
  { value: 'fault', label: 'Fault' },
  { value: 'mind', label: 'Changed my mind' },
];

interface Return {
  parcel: string;
  reason: string | undefined;
  note: string;
}

const EMPTY: Return = { parcel: '', reason: undefined, note: '' };

/** What is missing in a step, as the error of its field. */
const missingIn = (step: number, draft: Return): string | undefined => {
  if (step === 0 && draft.parcel === '') return 'Scan or type the number of the parcel.';
  return step === 1 && draft.reason === undefined ? 'Choose a reason.' : undefined;
};

/** A task in three steps: one question each, Back loses nothing, and the last one shows all before it is sent. */
export function StepByStep() {
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(EMPTY);
  const [hasPressed, setPressed] = useState(false);
  const missing = missingIn(step, draft);
  const isDone = step === STEPS.length;

  const goTo = (next: number) => {
    setPressed(false);
    setStep(next);
  };
  const goOn = () => {
    if (missing !== undefined) return setPressed(true);
    if (isDone) setDraft(EMPTY);
    goTo(isDone ? 0 : step + 1);
  };

  return (
    <Page title="Take a parcel back" headingLevel={1} width="m">
      <Steps label="Return of a parcel" steps={STEPS} current={step} />
      <Form
        label="Return of a parcel"
        onSubmit={goOn}
        actions={
          <>
            <Button type="submit" variant="signal" size="l">
              {isDone ? 'Next return' : step === 2 ? 'Take back' : 'Next'}
            </Button>
            {step > 0 && !isDone && <Button onPress={() => goTo(step - 1)}>Back</Button>}
          </>
        }
      >
        <Question step={step} draft={draft} onChange={setDraft} error={hasPressed ? missing : undefined} />
      </Form>
    </Page>
  );
}

interface QuestionProps {
  step: number;
  draft: Return;
  onChange: (draft: Return) => void;
  error: string | undefined;
}

function Question({ step, draft, onChange, error }: QuestionProps) {
  if (step === 0) {
    return (
      <TextField
        label="Parcel"
        description="Scan the label, or type the number below its bars."
        isCode
        value={draft.parcel}
        onChange={(parcel) => onChange({ ...draft, parcel })}
        errorMessage={error}
      />
    );
  }
  if (step === 1) {
    return (
      <>
        <RadioGroup
          label="Why does it come back?"
          options={REASONS}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason })}
          errorMessage={error}
        />
        <TextArea label="Note" value={draft.note} onChange={(note) => onChange({ ...draft, note })} />
      </>
    );
  }
  return (
    <DescriptionList
      items={[
        { label: 'Parcel', value: draft.parcel, isCode: true },
        { label: 'Reason', value: REASONS.find(({ value }) => value === draft.reason)?.label },
        { label: 'Note', value: draft.note === '' ? undefined : draft.note },
      ]}
    />
  );
}
