/** The light theme. The type of all other themes is derived from it. */
export const light = {
  paper: '#F5F3EE',
  raised: '#FFFFFF',
  sunken: '#EAE7E0',
  plate: '#F5F3EE',
  line: '#D6D1C6',
  edge: '#7F7B72',
  ink: '#15171A',
  inkSoft: '#53575D',
  onInk: '#FFFFFF',
  onInkSoft: '#C4C7CB',
  signal: '#D7FF3E',
  signalHover: '#E4FF7C',
  onSignal: '#15171A',
  signalEdge: '#15171A',
  positive: '#1C6B3C',
  positiveSoft: '#DDEEDF',
  onPositive: '#FFFFFF',
  positiveText: '#17592F',
  caution: '#C27C00',
  cautionSoft: '#FBEBC6',
  onCaution: '#15171A',
  cautionText: '#6E4700',
  critical: '#C42D18',
  criticalSoft: '#FBE2DB',
  onCritical: '#FFFFFF',
  criticalText: '#A02412',
  info: '#1F5C99',
  infoSoft: '#DCE9F5',
  onInfo: '#FFFFFF',
  infoText: '#184B80',
  lid: '#15171A',
  onLid: '#FFFFFF',
  onLidSoft: '#C4C7CB',
  onLidSignal: '#D7FF3E',
  ringIn: '#15171A',
  ringOut: '#D7FF3E',
  scrim: 'rgba(21, 23, 26, 0.56)',
  silhouette: 'rgba(12, 14, 16, 0.3)',
  float: '0 1px 2px rgba(21, 23, 26, 0.1), 0 12px 32px rgba(21, 23, 26, 0.16)',
};

/** The colour roles of a theme; a theme without one of them does not compile. */
export type Theme = { [Role in keyof typeof light]: string };

/** Names of the themes, the values of `data-theme`. */
export type ThemeName = 'light' | 'dark' | 'contrast';
