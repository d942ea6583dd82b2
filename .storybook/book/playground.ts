/** What the playground shows first. */
export const FIRST_CODE = `() => {
  const [taken, setTaken] = useState(0);
  const [receipt, setReceipt] = useState('');
  return (
    <Panel title="Returns" mark={<Stamp state="pending">{taken} taken back</Stamp>}>
      <Stack gap={16}>
        <TextField label="Receipt number" value={receipt} onChange={setReceipt} />
        <Inline gap={12}>
          <Button variant="signal" onPress={() => setTaken(taken + 1)}>Take back</Button>
          <Button onPress={() => setTaken(0)}>Clear</Button>
        </Inline>
      </Stack>
    </Panel>
  );
}`;

export const THEMES = { light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;
export type PlaygroundTheme = keyof typeof THEMES;

/** Widths of a phone, a tablet upright and a tablet across, CSS px. */
export const WIDTHS = [390, 820, 1280] as const;

/** What a frame sends when it can show code, and after each change of its height. */
export interface FrameMessage {
  playground: 'ready' | 'height';
  height: number;
}

/** The code as a part of an address: base64url of UTF-8. */
export function encode(code: string): string {
  const bytes = Array.from(new TextEncoder().encode(code), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The code of an address; undefined if it is damaged. */
export function decode(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0),
    );
  } catch {
    return undefined;
  }
}

/** The address of the playground with this code, in Storybook's own window. */
export function linkTo(code: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  const folder = pathname.replace(/[^/]*$/, '');
  return `${origin}${folder}?path=/docs/start-playground--docs&code=${encode(code)}`;
}
