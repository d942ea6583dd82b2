import '@mantine/core/styles.css';
import {
  ActionIcon,
  AppShell,
  Avatar,
  Badge,
  Button,
  Card,
  Group,
  Indicator,
  MantineProvider,
  Menu,
  Modal,
  NavLink,
  Popover,
  ScrollArea,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { type ChangeEvent, memo, useState } from 'react';
import { show } from '../run/root.ts';
import { found, lines, notifications, userActions, type Line } from './content.ts';
import { useCart } from './useCart.ts';

function Bell() {
  return (
    <Popover width={400} trapFocus>
      <Popover.Target>
        <Indicator color="red">
          <ActionIcon variant="subtle" size="xl" aria-label="Notifications">
            🔔
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown aria-label="Notifications">
        <ScrollArea.Autosize mah={640}>
          {notifications.map(({ id, title, about, age }) => (
            <NavLink key={id} component="button" label={title} description={about} rightSection={age} />
          ))}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function User() {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="subtle" leftSection={<Avatar name="Maren Okafor" />}>
          Maren Okafor
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {userActions.map((action) => (
          <Menu.Item key={action}>{action}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Search or scan a box
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Search or scan a box">
        <TextInput
          data-autofocus
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value)}
        />
        {found(query).map((text) => (
          <NavLink key={text} component="button" label={text} />
        ))}
      </Modal>
    </>
  );
}

const Label = memo(function Label({
  line,
  isInCart,
  onAdd,
}: {
  line: Line;
  isInCart: boolean;
  onAdd: (id: string) => void;
}) {
  return (
    <Card withBorder component="article">
      <Group wrap="nowrap">
        <Text size="xl">{line.size}</Text>
        <Stack gap={0} flex={1}>
          <Title order={2} size="h4">
            {line.name}
          </Title>
          <Text c="dimmed">{line.sku}</Text>
        </Stack>
        <Badge>{isInCart ? 'In cart' : 'Request'}</Badge>
      </Group>
      <Group>
        {[line.from, line.at, line.barcode].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Button variant="default" aria-label={`Add ${line.name}, size ${line.size}`} onClick={() => onAdd(line.id)}>
          Add
        </Button>
      </Group>
    </Card>
  );
});

function App() {
  const { cart, add } = useCart();
  return (
    <MantineProvider>
      <AppShell header={{ height: 64 }} aside={{ width: 280, breakpoint: 0 }} padding="md">
        <AppShell.Header>
          <Group h="100%" px="md">
            <Text flex={1}>Requests</Text>
            <Palette />
            <Bell />
            <User />
          </Group>
        </AppShell.Header>
        <AppShell.Main>
          <Stack gap={8}>
            {lines.map((line) => (
              <Label key={line.id} line={line} isInCart={line.id in cart} onAdd={add} />
            ))}
          </Stack>
        </AppShell.Main>
        <AppShell.Aside p="md">
          <section aria-label="Request cart">
            {Object.entries(cart).map(([id, count]) => (
              <Group key={id}>
                <Text flex={1}>{lines.find((line) => line.id === id)?.name}</Text>
                <Text>{count}</Text>
                <ActionIcon variant="default" aria-label="Increase" onClick={() => add(id)}>
                  +
                </ActionIcon>
              </Group>
            ))}
          </section>
        </AppShell.Aside>
      </AppShell>
    </MantineProvider>
  );
}

show(<App />);
