// Records demo companies: node scripts/demo/record.mjs FOLDER TRADE...
//
// Writes FOLDER/demo-data/{trade}.json, its later parts {trade}-{part}.json and the pictures they reference. Vite resolves imports as in
// the app: functions and seed use the demo tab's server. Modules that Vite has read serve all trades; each runs with its own instances,
// because a company sets the clock and the functions know one database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { functionsInTab, seedInMemory } from '../build/functionsInTab.ts';

const [folder, ...trades] = process.argv.slice(2);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
globalThis.functionsEnvironment = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo' };
const startedAtMs = Date.now();
const DeviceDate = Date;

const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  cacheDir: join(ROOT, '.cache/demo-recorder'),
  resolve: { alias: { '@': join(ROOT, 'src') } },
  optimizeDeps: { noDiscovery: true },
  // Everything with a stand-in must be resolved through Vite.
  ssr: { noExternal: [/^firebase/, 'nodemailer', 'stripe', 'openai', '@anthropic-ai/sdk'] },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  plugins: [functionsInTab(), seedInMemory()],
});
try {
  for (const trade of trades) await record(trade);
} finally {
  await server.close();
}

async function record(trade) {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false, sourcemapInterceptor: false });
  try {
    const { recordCompany } = await runner.import('/scripts/demo/recordCompany.ts');
    const { toColumns } = await runner.import('/src/demo/columns.ts');
    const { pictureFiles } = await runner.import('/scripts/demo/pictures.ts');
    const { later, ...company } = await recordCompany(trade, startedAtMs);
    write(`demo-data/${trade}.json`, JSON.stringify({ ...company, documents: toColumns(company.documents) }));
    for (const [part, documents] of Object.entries(later))
      write(`demo-data/${trade}-${part}.json`, JSON.stringify(toColumns(documents)));
    for (const [file, image] of pictureFiles()) write(file, image);
  } finally {
    globalThis.Date = DeviceDate;
    await runner.close();
  }
}

function write(file, content) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
