interface Look {
  ground: string;
  skin: string;
  hair: string;
  shirt: string;
  style: 'short' | 'bob' | 'bun' | 'curls' | 'bald' | 'long';
  glasses?: true;
  beard?: true;
}

const look = (style: Look['style'], colours: string, extra: Pick<Look, 'glasses' | 'beard'> = {}): Look => {
  const [ground = '', skin = '', hair = '', shirt = ''] = colours.split(' ');
  return { style, ground, skin, hair, shirt, ...extra };
};

/** The people of the demo who have a photo. */
const looks: Record<string, Look> = {
  'maren-okafor': look('curls', '#d9e8d4 #7a4a2e #1d1512 #16181b'),
  'dario-vance': look('short', '#d8e0ea #e3b48c #2b1d14 #3c5a46', { beard: true }),
  'petra-lindqvist': look('bob', '#f0e3cf #f2cfb2 #d9b36a #27506b', { glasses: true }),
  'tomas-reyes': look('short', '#e7dcec #c98d62 #15110f #8c3b2a'),
  'amara-diallo': look('bun', '#f3dccb #5c3521 #120d0b #c98a2b'),
  'ruth-feldman': look('bob', '#dbe9ea #f0c9ac #8d8d8d #5a3050', { glasses: true }),
  'jonah-whitaker': look('bald', '#e6e6dc #e9bd98 #6b4a34 #44525d', { beard: true }),
  'lena-park': look('long', '#e1e4f1 #efc8a3 #17130f #d2402b'),
  'oscar-bell': look('short', '#e9e2d5 #8a5a3a #1a1310 #6b7350', { glasses: true }),
  'noor-haddad': look('long', '#f1dfdf #c89468 #2a1a12 #2f6b4a'),
  'emil-strand': look('short', '#d5e5e3 #f3d2b6 #c9a04e #22304d', { beard: true }),
  'sana-iqbal': look('bun', '#ece7d2 #b67d52 #1b130f #b5613c'),
  'theo-marchetti': look('curls', '#dde3ee #e5b78f #3a2417 #34383d'),
  'freya-holm': look('long', '#e3ecd9 #f4d4ba #b9622f #545c3e'),
  'caleb-osei': look('short', '#efe0d2 #4f2e1d #0f0b09 #9cc3e4'),
  'yuki-tanabe': look('bob', '#dfe8ef #f0c9a5 #14110f #e5552b'),
};

const hairBehind: Record<Look['style'], string> = {
  short: '',
  bald: '',
  bob: '<path d="M56 92c0-40 18-58 44-58s44 18 44 58v36H56z"/>',
  bun: '<circle cx="100" cy="30" r="19"/>',
  curls:
    '<circle cx="66" cy="66" r="22"/><circle cx="84" cy="46" r="24"/><circle cx="116" cy="46" r="24"/><circle cx="134" cy="66" r="22"/><circle cx="62" cy="90" r="17"/><circle cx="138" cy="90" r="17"/>',
  long: '<path d="M54 94c0-42 18-60 46-60s46 18 46 60v62H54z"/>',
};

const hairBefore: Record<Look['style'], string> = {
  short: '<path d="M64 84c-3-34 14-48 36-48s39 14 36 48c-4-14-10-22-16-25-14 4-32 3-42-2-6 5-11 14-14 27z"/>',
  bald: '',
  bob: '<path d="M62 86c0-32 14-46 38-46s38 14 38 46c-6-16-20-24-36-26-16 2-32 10-40 26z"/>',
  bun: '<path d="M64 82c0-28 14-42 36-42s36 14 36 42c-8-14-20-20-36-20s-28 6-36 20z"/>',
  curls: '<path d="M66 78c4-18 18-28 34-28s30 10 34 28c-10-10-22-13-34-13s-24 3-34 13z"/>',
  long: '<path d="M62 88c0-32 12-48 38-48s38 16 38 48c-4-16-16-26-34-30-10 14-26 20-42 30z"/>',
};

/** The profile photo of a person of the demo, by the name in `users.photo`; undefined when there is none [H-05]. */
export function portrait(name: string): string | undefined {
  const person = Object.hasOwn(looks, name) ? looks[name] : undefined;
  if (person === undefined) return undefined;
  const { ground, skin, hair, shirt, style, glasses, beard } = person;
  const title = name.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  const parts = [
    `<rect width="200" height="200" fill="${ground}"/>`,
    `<g fill="${hair}">${hairBehind[style]}</g>`,
    `<path fill="${shirt}" d="M22 200c4-36 30-52 78-52s74 16 78 52z"/>`,
    `<path fill="${skin}" d="M82 118h36v30c0 12-36 12-36 0z"/><path fill="rgba(0,0,0,.16)" d="M82 130c12 8 24 8 36 0v10c-12 8-24 8-36 0z"/>`,
    `<path fill="${skin}" d="M64 82c0-26 16-40 36-40s36 14 36 40c0 30-16 52-36 52S64 112 64 82z"/>`,
    beard
      ? `<path fill="${hair}" d="M65 92c4 8 14 10 20 8 8-4 22-4 30 0 6 2 16 0 20-8 0 28-16 46-35 46S65 120 65 92z"/>`
      : '',
    `<g fill="${hair}">${hairBefore[style]}</g>`,
    '<circle cx="86" cy="86" r="3.600" fill="#16181b"/><circle cx="114" cy="86" r="3.600" fill="#16181b"/>',
    `<path d="M88 ${beard ? 113 : 110}c7 7 17 7 24 0" fill="none" stroke="${beard ? '#f6e7dc' : '#16181b'}" stroke-width="3" stroke-linecap="round"/>`,
    glasses
      ? '<g fill="none" stroke="#16181b" stroke-width="3"><circle cx="85" cy="86" r="12"/><circle cx="115" cy="86" r="12"/><path d="M97 86h6"/></g>'
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400" role="img" aria-label="${title}">${parts.join('')}</svg>`;
}
