import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Modules used by more features than this are loaded once, with the first page that needs one of them. */
const FEATURES_WITH_A_FILE_OF_THEIR_OWN = 3;

/** Pages that open directly, outside the signed-in frame or as part of it. Code shared by a few of these gets its own file. */
const ZONES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['start', /\/index\.html$/],
  ['members', /\/app\/memberPages\.tsx$/],
  ['signIn', /\/features\/auth\/pages\/LoginPage\.tsx$/],
  ['register', /\/features\/auth\/pages\/RegisterPage\.tsx$/],
  ['welcome', /\/features\/auth\/pages\//],
  ['marketing', /\/features\/marketing\/pages\//],
  ['customer', /\/(EstimateCustomerPage|EstimateViewPage|InvoiceViewPage|PublicInvoicePage|LinkShowsNothing)\.tsx$/],
  ['frame', /\/app\/(shell\/ShellLayout|layouts\/(WorkspaceLayout|ShellIfKnown))\.tsx$/],
  ['demo', /\/demo\/openInTab\.ts$/],
  ['database', /\/session\/firestoreWorkspace\.ts$|\/node_modules\/firebase\/firestore\//],
  // The first page after signing in: the office's, and a technician's, which has more to click.
  ['landing', /\/dashboard\/pages\/LandingPage\.tsx$/],
  ['round', /\/dashboard\/pages\/TechnicianDashboardPage\.tsx$/],
];
const MAIN = /\/app\/main\.tsx$/;
/** Used by few pages of many features: in its own file, so other pages don't load it. It imports only React. */
const APART: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['qrCode', /\/node_modules\/qrcode\.react\/|\/ui\/charts\/(QrCode\.tsx|qrCorrection\.ts)$/],
];
/** Each collection's schema loads when its first record is read, according to this list. */
const SCHEMA_LIST = /\/src\/domain\/record\/schemas\.ts$/;
/** A schema's area is its folder in the domain. */
const AREA = /\/domain\/([^/]+)\//;
const SCHEMAS = 'schemas';
const PAGE = /\/features\/([^/]+)\/pages\/([^/]+Page)\.tsx$/;

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry'
>;

const LANDED_ON = ['landing', 'round'];
const WITH_FRAME = ['demo', 'database', ...LANDED_ON];
const PUBLIC = ['register', 'welcome', 'marketing', 'customer'];

/**
 * Returns the zones that need something, rounded up to the nearest sets that matter. It only ever adds, and adds no less for more needs:
 * otherwise files would have circular imports.
 */
function zonesOf(needers: ReadonlySet<string>): string[] {
  // The demo leads into the frame, and code it shares with others is loaded for the frame too: a phone waits for each file.
  const isSharedDemo = needers.has('demo') && needers.size > 1;
  const zones = ZONES.map(([name]) => name).filter((name) => needers.has(name) || (isSharedDemo && name === 'frame'));
  const [hasFrame, hasDay] = [zones.includes('frame'), LANDED_ON.some((name) => zones.includes(name))];
  // The frame never opens without the database or its demo version, and starts on a first page: its name covers them.
  const shown = hasFrame ? zones.filter((name) => !WITH_FRAME.includes(name)) : zones;
  // Small code that signed-in people share with two kinds of public pages is loaded by the others too.
  const isPublic = (hasFrame || hasDay) && PUBLIC.filter((name) => zones.includes(name)).length > 1;
  return isPublic ? ['public', ...shown.filter((name) => !PUBLIC.includes(name))] : shown;
}

/** Returns the file for what these zones and pages (`feature/Page`) need; null leaves it to the bundler. */
function nameOf(needers: ReadonlySet<string>): string | null {
  if (needers.has('start')) return 'start';
  // Loaded after startup at every non-public URL, before the frame and any page in it. What public pages need of it is a separate file:
  // otherwise they would load the list of all member pages.
  if (needers.has('members')) {
    if (needers.has('signIn')) return 'start';
    return PUBLIC.some((name) => needers.has(name)) ? 'members-public' : 'members';
  }
  const zones = zonesOf(needers);
  const pages = [...needers].filter((needer) => needer.includes('/'));
  // All pages are inside the frame: its code is available to them.
  if (zones.includes('frame')) return zones.join('-');
  const features = [...new Set(pages.map((page) => page.split('/')[0] ?? ''))].sort();
  // An area's schemas load on other areas' pages too: they must not bring a page along. What many pages read is one file.
  const areas = [...needers].filter((needer) => needer.startsWith(SCHEMAS));
  if (areas.length > 0) {
    const isCommon = areas.length > 1 || zones.length > 0 || features.length > FEATURES_WITH_A_FILE_OF_THEIR_OWN;
    return isCommon ? SCHEMAS : (areas[0] ?? null);
  }
  // Code for just one page or one lazy part goes with it.
  if (zones.length === 0 && pages.length <= 1) return null;
  // On landing pages people wait for each file, with the whole app still to come; on later pages it is already loaded.
  const isShared =
    features.length > FEATURES_WITH_A_FILE_OF_THEIR_OWN ||
    [...LANDED_ON, 'database'].some((name) => zones.includes(name));
  return [...zones, ...(isShared && pages.length > 0 ? ['shared'] : features)].join('-');
}

/**
 * Plans the file for each module, by its id. Modules that only dialogs and the like need, which load later, are left to the bundler. A
 * module's imports are needed by at least as many, so files never have circular imports.
 * @param chunks the bundler's own output: one file for each set of pages that share something
 * @param schemas the modules that hold collections' schemas, by their ids
 */
export function planChunks(chunks: readonly Chunk[], schemas: ReadonlySet<string> = new Set()): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needersOf = new Map<Chunk, Set<string>>(chunks.map((chunk) => [chunk, new Set()]));
  const reach = (chunk: Chunk | undefined, needer: string): void => {
    const needers = chunk && needersOf.get(chunk);
    if (!needers || needers.has(needer)) return;
    needers.add(needer);
    chunk.imports.forEach((file) => reach(byFile.get(file), needer));
  };
  for (const chunk of chunks) {
    if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
    const root = chunk.facadeModuleId ?? '';
    const zone = ZONES.find(([, pattern]) => pattern.test(root))?.[0];
    const [, feature, page] = PAGE.exec(root) ?? [];
    const [, area] = schemas.has(root) ? (AREA.exec(root) ?? []) : [];
    if (zone) reach(chunk, zone);
    else if (page) reach(chunk, `${feature}/${page}`);
    else if (area) reach(chunk, `${SCHEMAS}-${area}`);
  }
  const plan = new Map<string, string>();
  for (const [{ moduleIds, isEntry, facadeModuleId }, needers] of needersOf) {
    const name = nameOf(needers);
    // The manifest identifies the entry by its page. Code with a top-level await during startup must not be in a file others import: they
    // would wait for it, and it for them.
    for (const id of moduleIds) {
      const apart = APART.find(([, pattern]) => pattern.test(id))?.[0];
      const file = apart ?? name;
      if (file && !(isEntry && id === facadeModuleId) && !MAIN.test(id)) plan.set(id, file);
    }
  }
  return plan;
}

/**
 * Produces few files instead of hundreds. Left alone, the bundler makes one per set of pages that share something: 525, two thirds of
 * them under 2 kB; a page requested 200. A first run without minifying shows what each page needs.
 * @param config the first run's settings for reading the sources
 */
export function fewChunks(config: UserConfig): Plugin {
  return {
    name: 'few-chunks',
    apply: 'build',
    async config(_, { mode }) {
      const schemas = new Set<string>();
      const findSchemas: Plugin = {
        name: 'find-schemas',
        generateBundle() {
          for (const id of this.getModuleIds())
            if (SCHEMA_LIST.test(id))
              this.getModuleInfo(id)?.dynamicallyImportedIds.forEach((found) => schemas.add(found));
        },
      };
      const first = await build({
        ...config,
        plugins: [...(config.plugins ?? []), findSchemas],
        mode,
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: false,
          cssMinify: false,
          reportCompressedSize: false,
          rolldownOptions: { external: /^virtual:/ },
        },
      });
      const outputs = (Array.isArray(first) ? first : [first]).flatMap((result) =>
        'output' in result ? result.output : [],
      );
      const plan = planChunks(
        outputs.filter((output) => output.type === 'chunk'),
        schemas,
      );
      const groups = [{ name: (id: string) => plan.get(id) ?? null, debugName: 'planned' }];
      // The imports of a file's modules are planned too, so the bundler needn't bring them along.
      return {
        build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
      };
    },
  };
}
