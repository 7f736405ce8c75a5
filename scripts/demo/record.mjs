// Records the demo company of a trade: node scripts/demo/record.mjs FOLDER TRADE
//
// Writes FOLDER/demo-data/{trade}.json, its later parts {trade}-{part}.json and the pictures that they name. Vite resolves what is imported, as in the app: the functions' and
// the seed's server is the one that runs in the demo's tab.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { functionsInTab, seedInMemory } from '../build/functionsInTab.ts';

const [folder, trade] = process.argv.slice(2);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
globalThis.functionsEnvironment = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo' };
const startedAtMs = Date.now();

const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  cacheDir: join(ROOT, '.cache/demo-recorder'),
  resolve: { alias: { '@': join(ROOT, 'src') } },
  optimizeDeps: { noDiscovery: true },
  // Whatever has a stand-in must be asked for.
  ssr: { noExternal: [/^firebase/, 'nodemailer', 'stripe'] },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  plugins: [functionsInTab(), seedInMemory()],
});
try {
  const { recordCompany } = await server.ssrLoadModule('/scripts/demo/recordCompany.ts');
  const { toColumns } = await server.ssrLoadModule('/src/demo/columns.ts');
  const { pictureFiles } = await server.ssrLoadModule('/scripts/demo/pictures.ts');
  const { later, ...company } = await recordCompany(trade, startedAtMs);
  write(`demo-data/${trade}.json`, JSON.stringify({ ...company, documents: toColumns(company.documents) }));
  for (const [part, documents] of Object.entries(later))
    write(`demo-data/${trade}-${part}.json`, JSON.stringify(toColumns(documents)));
  for (const [file, image] of pictureFiles()) write(file, image);
} finally {
  await server.close();
}

function write(file, content) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
