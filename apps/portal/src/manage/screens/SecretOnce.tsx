import { Button, Code, InlineMessage, Panel, Stack, Text } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';

/** A key or a secret that was just made: it can be copied now, and never again. */
export function SecretOnce({
  title,
  advice,
  value,
  onClose,
}: {
  title: string;
  /** What the tool does with it. */
  advice: string;
  value: string;
  onClose: () => void;
}) {
  const say = useSay();
  return (
    <Panel
      title={title}
      onClose={onClose}
      actions={
        <Button variant="signal" size="l" onPress={onClose}>
          {say('I have stored it')}
        </Button>
      }
    >
      <Stack gap={16}>
        <InlineMessage severity="caution">
          {say('This is shown only now. Copy it, and keep it in a store of secrets.')}
        </InlineMessage>
        <Code size={15} isCopyable isLong>
          {value}
        </Code>
        <Text tone="soft">{advice}</Text>
      </Stack>
    </Panel>
  );
}
