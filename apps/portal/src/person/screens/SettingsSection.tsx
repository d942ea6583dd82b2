import { DescriptionList, Grid, Heading, NotificationSounds, RadioGroup, Stack, Switch } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { SHORTCUT_KEYS } from '../shortcuts.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../shared/language/language.ts';
import { LOOK_NAMES, THEMES, type Look, type LookName, type Theme } from '../../shared/preferences.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import { type LiveUpdates, useApp, useLiveUpdates } from '../../app/context.ts';
import { bellSound } from '../../notifications/screens/index.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

const themeNames: Record<Theme, PlainText> = {
  light: 'Light colours',
  dark: 'Dark colours',
  contrast: 'High contrast',
};

/** The name of each setting of the look, and of its values in the order to show. */
const lookNames: { [Name in LookName]: { label: PlainText; values: Record<Look[Name], PlainText> } } = {
  textSize: { label: 'Text size', values: { '100': 'Normal', '115': 'Large', '130': 'Larger' } },
  density: { label: 'Density', values: { normal: 'Normal', compact: 'Compact' } },
};

const languages = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Language, theme and look. `path` is the page: each area has a theme of its own. */
export function SettingsSection({ path }: { path: string }) {
  const say = useSay();
  const { language, preferences } = useApp();
  const { code } = useSnapshot(language.state);
  const { theme, ...look } = useSnapshot(preferences.state);
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
          options={THEMES.map((value) => ({ value, label: say(themeNames[value]) }))}
          value={theme ?? preferences.themeOf(path)}
          onChange={preferences.chooseTheme}
        />
        {LOOK_NAMES.map((name) => (
          <RadioGroup<string>
            key={name}
            label={say(lookNames[name].label)}
            options={Object.entries(lookNames[name].values).map(([value, text]) => ({ value, label: say(text) }))}
            value={look[name]}
            onChange={(value) => preferences.chooseLook({ [name]: value })}
          />
        ))}
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
  const sound = bellSound(useSnapshot(sounds.state), sounds, now, say);
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
