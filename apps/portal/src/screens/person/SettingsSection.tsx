import { DescriptionList, Grid, Heading, NotificationSounds, RadioGroup, Stack, Switch } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { SHORTCUT_KEYS } from '../../rules/shortcuts.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../state/language.ts';
import { DENSITIES, TEXT_SIZES, type Theme } from '../../state/preferences.ts';
import type { PlainText } from '../../texts/portalText.ts';
import { type LiveUpdates, useApp, useLiveUpdates } from '../app.ts';
import { bellSound } from '../bell/bellSound.ts';
import { useNow } from '../components/useNow.ts';
import { useSay } from '../language.ts';

const themes = [
  { value: 'light', label: 'Light colours' },
  { value: 'dark', label: 'Dark colours' },
  { value: 'contrast', label: 'High contrast' },
] as const satisfies { value: Theme; label: PlainText }[];

const sizeNames = { '100': 'Normal', '115': 'Large', '130': 'Larger' } as const satisfies Record<string, PlainText>;
const densityNames = { normal: 'Normal', compact: 'Compact' } as const satisfies Record<string, PlainText>;

const languages = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Language, theme, text size and density. `path` is the page: each area has a theme of its own. */
export function SettingsSection({ path }: { path: string }) {
  const say = useSay();
  const { language, preferences } = useApp();
  const { code } = useSnapshot(language.facts);
  const { theme, textSize, density } = useSnapshot(preferences.facts);
  return (
    <Stack gap={16} as="section">
      <Heading level={2}>{say('Settings')}</Heading>
      <Grid column="s" gap={24}>
        <RadioGroup
          label={say('Language')}
          options={languages}
          value={code}
          onChange={(next) => void language.choose(next)}
        />
        <RadioGroup
          label={say('Theme')}
          options={themes.map(({ value, label }) => ({ value, label: say(label) }))}
          value={theme ?? preferences.themeOf(path)}
          onChange={preferences.chooseTheme}
        />
        <RadioGroup
          label={say('Text size')}
          options={TEXT_SIZES.map((value) => ({ value, label: say(sizeNames[value]) }))}
          value={textSize}
          onChange={preferences.chooseTextSize}
        />
        <RadioGroup
          label={say('Density')}
          options={DENSITIES.map((value) => ({ value, label: say(densityNames[value]) }))}
          value={density}
          onChange={preferences.chooseDensity}
        />
      </Grid>
    </Stack>
  );
}

/** The end of a quiet time is updated in this interval, ms. */
const TICK_MS = 30_000;

/** The sounds of notifications, once live updates are loaded. */
export function SoundsSection() {
  const sounds = useLiveUpdates()?.sounds;
  return sounds ? <SoundSettings sounds={sounds} /> : null;
}

function SoundSettings({ sounds }: Pick<LiveUpdates, 'sounds'>) {
  const say = useSay();
  const { environment } = useApp();
  const now = useNow(environment.clock, TICK_MS, true);
  const sound = bellSound(useSnapshot(sounds.facts), sounds, now, say);
  return (
    <Stack gap={8} as="section">
      <Heading level={2}>{say('Sounds')}</Heading>
      <Switch isSelected={sound.isOn} onChange={sound.onChange}>
        {say('Sounds of notifications')}
      </Switch>
      <NotificationSounds sound={sound} isFlush />
    </Stack>
  );
}

/** The keys that work on every page. */
export function ShortcutsSection() {
  const say = useSay();
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('Keyboard shortcuts')}</Heading>
      <DescriptionList
        items={[
          { label: say('Search'), value: SHORTCUT_KEYS.search, isCode: true },
          { label: say('Search, also from a field'), value: SHORTCUT_KEYS.searchAnywhere, isCode: true },
          { label: say('Go to the last alert'), value: SHORTCUT_KEYS.lastAlert, isCode: true },
          { label: say('Close a panel or a dialog'), value: SHORTCUT_KEYS.close, isCode: true },
          { label: say('Move in a list'), value: SHORTCUT_KEYS.moveInList, isCode: true },
        ]}
      />
    </Stack>
  );
}
