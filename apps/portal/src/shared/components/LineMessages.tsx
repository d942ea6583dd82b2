import { LINE_MESSAGES, type LineMessage } from '@instore/api';
import { Button, Inline, Stack, Text } from '@instore/ui';
import { lineMessageTexts } from '../lines/lineMessages.ts';
import { useSay } from '../language/useLanguage.ts';

export interface LineMessagesProps {
  /** To whom they are said: "Say to the stockroom". */
  label: string;
  isPending: boolean;
  onSend: (message: LineMessage) => void;
}

/** The fixed messages that a person says on a line with one press [K-13]. */
export function LineMessages({ label, isPending, onSend }: LineMessagesProps) {
  const say = useSay();
  return (
    <Stack gap={8}>
      <Text tone="soft">{label}</Text>
      <Inline gap={8}>
        {LINE_MESSAGES.map((message) => (
          <Button key={message} size="s" isDisabled={isPending} onPress={() => onSend(message)}>
            {say(lineMessageTexts[message])}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
