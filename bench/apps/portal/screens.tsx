import type { InlineMessageProps, LoaderScreenProps, MessageScreenProps, WelcomeScreenProps } from '@instore/ui';
import { Alert, Center, Loader, Paper, Stack, Text, Title } from '@mantine/core';

const colours = { info: 'blue', positive: 'green', caution: 'yellow', critical: 'red' } as const;

export function InlineMessage({ severity, id, children }: InlineMessageProps) {
  return (
    <Alert id={id ?? ''} color={colours[severity]} role="alert">
      {children}
    </Alert>
  );
}

export function LoaderScreen({ label, note, action }: LoaderScreenProps) {
  return (
    <Center mih="100dvh">
      <Stack align="center" role="status" aria-label={label}>
        <Loader />
        {note && <Text>{note}</Text>}
        {action}
      </Stack>
    </Center>
  );
}

export function MessageScreen({ title, subtitle, action }: MessageScreenProps) {
  return (
    <Center mih="100dvh" component="main">
      <Stack align="center">
        <Title>{title}</Title>
        {subtitle && <Text c="dimmed">{subtitle}</Text>}
        {action}
      </Stack>
    </Center>
  );
}

export function WelcomeScreen({ title, subtitle, cardTitle, text, action, mark, note }: WelcomeScreenProps) {
  return (
    <Center mih="100dvh" component="main">
      <Stack align="center">
        {mark}
        <Title>{title}</Title>
        <Text c="dimmed">{subtitle}</Text>
        <Paper withBorder p="xl" component="section">
          <Stack>
            <Title order={2}>{cardTitle}</Title>
            {note}
            <Text>{text}</Text>
            {action}
          </Stack>
        </Paper>
      </Stack>
    </Center>
  );
}
