import { build } from 'vite';
import { gzipSync } from 'node:zlib';
const groups = JSON.parse(process.argv[2]).map((g) => ({ ...g, test: new RegExp(g.test) }));
const r = await build({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  build: {
    outDir: '/tmp/portal-dist',
    emptyOutDir: true,
    rolldownOptions: { output: { comments: false, codeSplitting: { groups } } },
  },
});
const out = [r].flat()[0].output.filter((o) => o.type === 'chunk');
const by = Object.fromEntries(out.map((o) => [o.fileName, o]));
const gz = (o) => gzipSync(o.code, { level: 9 }).length;
const clo = (f, s = new Set()) => {
  if (!s.has(f) && by[f]) {
    s.add(f);
    by[f].imports.forEach((i) => clo(i, s));
  }
  return s;
};
const entry = out.find((o) => o.isEntry && o.name === 'portal');
const dyn = (re) => out.filter((o) => o.isDynamicEntry && re.test(o.facadeModuleId ?? ''));
const pages = {
  '/': [/routes\/(index|__root)\.tsx/],
  '/shoesize': [/routes\/(__root|shoesize|shoesize\/index)\.tsx/],
  '/shoesize+': [/routes\/(__root|shoesize|shoesize\/index)\.tsx|src\/(area|floor)\.ts/],
  '/warehouse+': [/routes\/(__root|warehouse|warehouse\/index)\.tsx|src\/(area|stockroom)\.ts/],
};
for (const [p, [re]] of Object.entries(pages)) {
  const s = new Set(clo(entry.fileName));
  dyn(re).forEach((o) => clo(o.fileName, s));
  const t = [...s].reduce((a, f) => a + gz(by[f]), 0);
  console.log((t / 1024).toFixed(1), p, s.size);
  if (process.argv[3] === p)
    for (const f of [...s].sort((a, b) => gz(by[b]) - gz(by[a]))) console.log('    ', (gz(by[f]) / 1024).toFixed(1), f);
}
