import { useMemo, useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Stamp } from '../../packages/ui/src/components/Stamp/Stamp.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { Mark } from '../../packages/ui/src/internal/Mark.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';
import { SizeFigure } from '../../packages/ui/src/retail/SizeFigure/SizeFigure.tsx';
import { type Brand, type BrandTheme, createBrandTheme } from '../../packages/ui/src/theme/brand/createBrandTheme.ts';
import { ratio } from '../../packages/ui/src/theme/ratio.ts';
import { designTokens, THEME_NAMES, themeTokens } from '../../packages/ui/src/theme/tokens.ts';

/** The fields of the page; an empty one keeps the kit's value. */
interface Values {
  name: string;
  accent: string;
  text: string;
  mono: string;
  box: string;
  sheet: string;
  stamp: string;
  logo: string;
}

const FIRST: Values = {
  name: 'mint-street',
  accent: '#7DF0C3',
  text: '',
  mono: '',
  box: '14px',
  sheet: '20px',
  stamp: '8px',
  logo: '',
};

const filled = <Key extends string>(values: Record<Key, string>): Partial<Record<Key, string>> | undefined => {
  const entries = Object.entries<string>(values).filter(([, value]) => value !== '');
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Record<Key, string>>);
};

function brandOf({ name, accent, text, mono, box, sheet, stamp, logo }: Values): Brand {
  const fonts = filled({ text, mono });
  const radii = filled({ box, sheet, stamp });
  return { name, accent, fonts, radii, logo: logo === '' ? undefined : { light: logo } };
}

const codeOf = (brand: Brand): string =>
  `import { applyBrandTheme, createBrandTheme } from '@instore/ui/theme';\n\n` +
  `applyBrandTheme(createBrandTheme(${JSON.stringify(brand, null, 2)}));\n`;

const tokensOf = (brand: Brand): string => `${JSON.stringify(designTokens(brand), null, 2)}\n`;

/** The brand, or why it is refused. */
function tryBrand(brand: Brand): { theme: BrandTheme; reason?: never } | { theme?: never; reason: string } {
  try {
    return { theme: createBrandTheme(brand) };
  } catch (error) {
    return { reason: (error as RangeError).message };
  }
}

/** Defines a brand, shows it in the three themes, and gives it as code and as design tokens. */
export function BrandEditor() {
  const [values, setValues] = useState(FIRST);
  const brand = useMemo(() => brandOf(values), [values]);
  const { theme, reason } = useMemo(() => tryBrand(brand), [brand]);
  const field = (name: keyof Values, label: string) => (
    <TextField label={label} value={values[name]} onChange={(value) => setValues({ ...values, [name]: value })} />
  );
  return (
    <div className="book-brand sb-unstyled">
      <div className="book-brand-fields">
        {field('name', 'Name')}
        <label className="book-brand-colour">
          Colour
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(values.accent) ? values.accent : '#000000'}
            onChange={({ target }) => setValues({ ...values, accent: target.value.toUpperCase() })}
          />
        </label>
        {field('accent', 'Accent')}
        {field('text', 'Font of texts')}
        {field('mono', 'Font of codes')}
        {field('box', 'Corner of boxes')}
        {field('sheet', 'Corner of menus and sheets')}
        {field('stamp', 'Corner of stamps')}
        {field('logo', 'Address of the logo')}
      </div>
      <div role="status" className="book-brand-result">
        {theme === undefined ? <pre>{reason}</pre> : <Text>Every pair of colours has enough contrast.</Text>}
      </div>
      {theme === undefined ? null : (
        <>
          <Samples theme={theme} />
          <Roles theme={theme} />
          <div className="book-brand-copy">
            <Copy label="Copy code" text={codeOf(brand)} />
            <Copy label="Copy brand file" text={`${JSON.stringify(brand, null, 2)}\n`} />
            <Copy label="Copy tokens of all themes" text={tokensOf(brand)} />
            {THEME_NAMES.map((name) => (
              <Copy
                key={name}
                label={`Copy tokens: ${name}`}
                text={`${JSON.stringify(themeTokens(name, brand), null, 2)}\n`}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Samples({ theme }: { theme: BrandTheme }) {
  return (
    <div className="book-brand-samples" data-brand={theme.name}>
      <style>{theme.css}</style>
      {THEME_NAMES.map((name) => (
        <div key={name} data-theme={name}>
          <Stack gap={16}>
            <Text>{name}</Text>
            <Inline gap={12} align="center">
              <Mark size={40} />
              <Button variant="signal">Accept</Button>
              <Button>Reject</Button>
              <Stamp state="next">Next</Stamp>
              <SizeFigure size="9.5" scale={40} />
            </Inline>
          </Stack>
        </div>
      ))}
    </div>
  );
}

/** The roles that follow from the accent, and what each must be read on. */
const DERIVED = [
  ['signal', 'onSignal'],
  ['signalHover', 'onSignal'],
  ['onSignal', 'signal'],
  ['signalEdge', 'paper'],
  ['onLidSignal', 'lid'],
  ['ringIn', 'ringOut'],
  ['ringOut', 'ringIn'],
] as const;

/** The derived roles in each theme, with their contrast. */
function Roles({ theme }: { theme: BrandTheme }) {
  return (
    <table className="book-brand-roles">
      <thead>
        <tr>
          <th scope="col">Role, beside</th>
          {THEME_NAMES.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DERIVED.map(([role, other]) => (
          <tr key={role}>
            <th scope="row">
              {role} {other}
            </th>
            {THEME_NAMES.map((name) => {
              const { [role]: colour, [other]: against } = theme.themes[name];
              return (
                <td key={name}>
                  <svg width="24" height="16" aria-hidden="true">
                    <rect width="24" height="16" fill={against} />
                    <rect x="6" y="4" width="12" height="8" fill={colour} />
                  </svg>{' '}
                  {colour} {ratio(colour, against).toFixed(1)} : 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Copy({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <Button onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : label}
    </Button>
  );
}
