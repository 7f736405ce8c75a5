import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { AcceptedPlugin } from 'postcss';
import untypedMantinePreset from 'postcss-preset-mantine';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { buildFacts } from './scripts/build/buildFacts.ts';
import { companyFiles } from './scripts/build/companyFiles.ts';
import { demoCompanies } from './scripts/build/demoCompanies.ts';
import { fewChunks } from './scripts/build/fewChunks.ts';
import { functionsInTab } from './scripts/build/functionsInTab.ts';
import { leanRouter } from './scripts/build/leanRouter.ts';
import { leanZod } from './scripts/build/leanZod.ts';
import { markdownFiles } from './scripts/build/markdownFiles.ts';
import { offlineExtras } from './scripts/build/offlineExtras.ts';
import { APP_FILE, appAddresses, LOCAL_STRIPE_PREFIX, SITES_PREFIX } from './scripts/build/hosting.ts';
import { pinnedPolicy } from './scripts/build/pinnedPolicy.ts';
import { publicSite, servedAsHosting } from './scripts/build/publicSite.ts';
import { preloadWithoutStart } from './scripts/build/preloadWithoutStart.ts';

// The package has no types of its own.
const mantine = untypedMantinePreset as () => AcceptedPlugin;

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Vitest runs each kind of test as a project of its own; the emulator-backed ones never run in parallel files. */
const emulatorProject = (name: string, include: string) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    environment: 'node',
    // One after the other against one set of emulators, in one process: loading the Firebase packages again for each file
    // takes as long as many of the files do.
    fileParallelism: false,
    isolate: false,
  },
});

/** No page, but something of a browser: a window, storage, a parser of HTML. */
const NEEDS_BROWSER = 'src/**/*.browser.test.ts';
/** Mocks modules for this file alone, with `vi.mock`: such a file shares nothing with others. */
const NEEDS_MODULES_OF_ITS_OWN = 'src/**/*.alone.test.ts';

/** Proves what only the emulators have: contention, tokens, files, HTTP. */
const NEEDS_EMULATORS = 'tests/functions/**/*.emulators.test.ts';
const inMemory = (name: string): string =>
  fileURLToPath(new URL(`./tests/functions/inMemory/${name}.ts`, import.meta.url));
/** What the functions and their tests import of a server, and what it is in memory. */
const functionsInMemory = {
  'firebase-admin/app': inMemory('firebaseAdmin'),
  'firebase-admin/auth': inMemory('firebaseAdmin'),
  'firebase-admin/storage': inMemory('firebaseAdmin'),
  'firebase-admin/firestore': inMemory('firestore'),
  'firebase-functions/logger': inMemory('quietLogger'),
};

const STRIPE_PORT = 12111;

/** Companies' public sites are a function's answers: here the emulator's. */
const sites = {
  [`${LOCAL_STRIPE_PREFIX}/`]: {
    target: `http://127.0.0.1:${String(STRIPE_PORT + Number(process.env['FIELDWRIGHT_PORT_OFFSET'] ?? 0))}`,
    rewrite: (path: string) => path.replace(LOCAL_STRIPE_PREFIX, '/fields'),
  },
  [`${SITES_PREFIX}/`]: {
    target: `http://127.0.0.1:${String(5002 + Number(process.env['FIELDWRIGHT_PORT_OFFSET'] ?? 0))}`,
    rewrite: (path: string) => `/demo-fieldwright/us-central1/publicSite${path}`,
  },
};

const preload = preloadWithoutStart();
const sources = { resolve: { alias: { '@': src } }, css: { postcss: { plugins: [mantine()] } } };

/**
 * Chunks shared by several pages are named after all of them (`fewChunks`), which no one reads: the hash tells such
 * files apart.
 */
const shortNameOf = (name: string): string => (name.includes('-') ? 's' : '[name]');

/** The first page loads the names of all files. Their hashes do not compress: seven characters tell versions of a file apart as well as eight, and are the fewest that the bundler takes for so many. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortNameOf(name)}-[hash:7].js`,
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css')
      ? `assets/${shortNameOf(names[0].slice(0, -4))}-[hash:7].css`
      : 'assets/[name]-[hash:7][extname]',
};

/** Plugins for building pages, for each of the builds that read them. */
const pagePlugins = () => [react(), markdownFiles(), buildFacts(), leanRouter(), leanZod()];

export default defineConfig({
  ...sources,
  plugins: [
    fewChunks({ ...sources, plugins: [...pagePlugins(), functionsInTab()] }),
    pinnedPolicy(),
    preload.plugin,
    ...pagePlugins(),
    // Tests of the functions take what the functions take.
    ...(process.env['VITEST'] ? [] : [functionsInTab(), demoCompanies()]),
    offlineExtras(),
    companyFiles(),
    publicSite({ ...sources, plugins: pagePlugins() }),
    servedAsHosting(),
    VitePWA({
      // The user decides when a new version takes over: an update must never drop unsaved work.
      registerType: 'prompt',
      includeAssets: ['favicon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Fieldwright',
        short_name: 'Fieldwright',
        description: 'Field-service management for trade companies',
        theme_color: '#0b5d57',
        background_color: '#ffffff',
        display: 'standalone',
        start_url: '/start',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: [APP_FILE, '*.{js,svg,png}', 'assets/*.{js,css,svg,png,woff2}'],
        // The PDF's engine is large: it comes in a quiet moment (src/app/keepOfflineExtras.ts), not with every installation.
        // A brand's font comes with the company that chose it.
        // Shows notifications. The browser keeps it with the worker, so that it needs no place among the files.
        importScripts: ['push.js'],
        globIgnores: ['sw.js', 'push.js', 'workbox-*.js', '**/pdfInBrowser-*.js', '**/{barlow,source-serif}-*.woff2'],
        navigateFallback: `/${APP_FILE}`,
        navigateFallbackAllowlist: [appAddresses()],
        maximumFileSizeToCacheInBytes: 4_000_000,
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(?:pdfInBrowser-.*\.js|.*\.ttf)$/,
            handler: 'CacheFirst',
            options: { cacheName: 'offline-extras', matchOptions: { ignoreVary: true } },
          },
          {
            // Parts of the packaged map that were looked at. Not among the extras, where only what the build lists is kept.
            urlPattern: /\/map\/[-\d_]+\.txt$/,
            handler: 'CacheFirst',
            options: {
              cacheName: 'map',
              matchOptions: { ignoreVary: true },
              expiration: { maxEntries: 60, maxAgeSeconds: 60 * 24 * 3600, purgeOnQuotaError: true },
            },
          },
          {
            // Pictures of jobs that were looked at; logging out removes them (src/data/uploads/forgetPictures.ts).
            urlPattern: ({ request, url }) =>
              request.destination === 'image' && /^\/v0\/b\/[^/]+\/o\//.test(url.pathname),
            handler: 'CacheFirst',
            options: {
              cacheName: 'pictures',
              // Pictures of another site answer without a status.
              cacheableResponse: { statuses: [0, 200] },
              expiration: { maxEntries: 60, maxAgeSeconds: 14 * 24 * 3600, purgeOnQuotaError: true },
            },
          },
        ],
      },
    }),
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    modulePreload: preload.modulePreload,
    rolldownOptions: { output: SHORT_NAMES },
  },
  worker: { format: 'es' },
  server: { port: 5173, strictPort: true, host: '127.0.0.1', proxy: sites },
  preview: { port: 4173, strictPort: true, host: '127.0.0.1', proxy: sites },
  test: {
    // A machine that stands still for a while must not decide whether a test passes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'emulators', description: 'Runs in memory and, in `npm test`, on the emulators too.' }],
    projects: [
      {
        extends: true,
        // Handlers that a test calls itself, on a database in memory, give it the values that it knows.
        resolve: {
          alias: {
            'firebase-admin/firestore': functionsInMemory['firebase-admin/firestore'],
            'firebase-functions/logger': functionsInMemory['firebase-functions/logger'],
          },
        },
        test: {
          name: 'domain',
          include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/{static,stripe,outside}/**/*.test.ts'],
          exclude: [NEEDS_BROWSER, NEEDS_MODULES_OF_ITS_OWN],
          environment: 'node',
          // Pure code leaves nothing behind, so the files of a worker may share what they import.
          isolate: false,
          setupFiles: ['src/testing/setup/patientWaits.ts', 'src/testing/setup/expectNoErrors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx', NEEDS_BROWSER],
          environment: 'jsdom',
          // Loading the app again for each file takes as long as its tests. The setup gives each test a browser as if it had
          // just been opened, and replaces the outside world once for all files.
          isolate: false,
          setupFiles: [
            'src/testing/setup/patientWaits.ts',
            'src/testing/setup/expectNoErrors.ts',
            'src/testing/setup/page.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [NEEDS_MODULES_OF_ITS_OWN],
          environment: 'node',
          setupFiles: ['src/testing/setup/patientWaits.ts', 'src/testing/setup/expectNoErrors.ts'],
        },
      },
      emulatorProject('contract', 'tests/contract/**/*.test.ts'),
      emulatorProject('rules', 'tests/rules/**/*.test.ts'),
      // All of them can run on the emulators; `npm test` runs there only what needs them.
      emulatorProject('functions', 'tests/functions/**/*.test.ts'),
      {
        extends: true,
        resolve: { alias: functionsInMemory },
        test: {
          name: 'memory',
          include: ['tests/functions/**/*.test.ts'],
          exclude: [NEEDS_EMULATORS],
          environment: 'node',
          env: { FIELDWRIGHT_IN_MEMORY: '1' },
          // One world for a process, which each file finds empty.
          isolate: false,
          setupFiles: ['src/testing/setup/patientWaits.ts', 'tests/functions/inMemory/setup.ts'],
        },
      },
    ],
  },
});
