import {
  AppBar,
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  Chip,
  Dialog,
  DialogContent,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Menu,
  MenuItem,
  Popover,
  Stack,
  TextField,
  Toolbar,
  Typography,
} from '@mui/material';
import { type ChangeEvent, memo, type MouseEvent, useState } from 'react';
import { show } from '../run/root.ts';
import { found, lines, notifications, userActions, type Line } from './content.ts';
import { useCart } from './useCart.ts';

function Bell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Notifications"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={3} color="error">
          🔔
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notifications' } }}
      >
        <List sx={{ width: 400, maxHeight: 640, overflow: 'auto' }}>
          {notifications.map(({ id, title, about, age }) => (
            <ListItem key={id} disablePadding secondaryAction={age}>
              <ListItemButton>
                <ListItemText primary={title} secondary={about} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}

function User() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Avatar>MO</Avatar>}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        Maren Okafor
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {userActions.map((action) => (
          <MenuItem key={action} onClick={close}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        Search or scan a box
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        slotProps={{ paper: { 'aria-label': 'Search or scan a box' } }}
      >
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            value={query}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value)}
          />
          <List>
            {found(query).map((text) => (
              <ListItemButton key={text}>
                <ListItemText primary={text} />
              </ListItemButton>
            ))}
          </List>
        </DialogContent>
      </Dialog>
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
    <Card variant="outlined" component="article">
      <CardContent>
        <Stack direction="row" spacing={2}>
          <Typography variant="h4">{line.size}</Typography>
          <Box sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h2">
              {line.name}
            </Typography>
            <Typography color="text.secondary">{line.sku}</Typography>
          </Box>
          <Chip label={isInCart ? 'In cart' : 'Request'} />
        </Stack>
        <Stack direction="row" spacing={4}>
          {[line.from, line.at, line.barcode].map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
        </Stack>
      </CardContent>
      <CardActions>
        <Button aria-label={`Add ${line.name}, size ${line.size}`} onClick={() => onAdd(line.id)}>
          Add
        </Button>
      </CardActions>
    </Card>
  );
});

function App() {
  const { cart, add } = useCart();
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Requests</Typography>
          <Palette />
          <Bell />
          <User />
        </Toolbar>
      </AppBar>
      <Stack direction="row" spacing={2}>
        <Stack component="main" spacing={1} sx={{ flexGrow: 1 }}>
          {lines.map((line) => (
            <Label key={line.id} line={line} isInCart={line.id in cart} onAdd={add} />
          ))}
        </Stack>
        <Box
          component="section"
          aria-label="Request cart"
          sx={{ width: 280, position: 'sticky', top: 64, alignSelf: 'start' }}
        >
          <List>
            {Object.entries(cart).map(([id, count]) => (
              <ListItem
                key={id}
                secondaryAction={
                  <IconButton aria-label="Increase" onClick={() => add(id)}>
                    +
                  </IconButton>
                }
              >
                <ListItemText primary={lines.find((line) => line.id === id)?.name} secondary={count} />
              </ListItem>
            ))}
          </List>
        </Box>
      </Stack>
    </>
  );
}

show(<App />);
