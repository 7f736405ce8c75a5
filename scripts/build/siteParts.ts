import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { PublicPage } from '../../src/lib/publicPage.ts';

const ROOT = join(import.meta.dirname, '../..');
const ENTRIES = {
  firstLook: 'src/app/public/firstLook.ts',
  plain: 'src/app/public/plain.ts',
  interactive: 'src/app/public/interactive.tsx',
};
/** Never loaded: it brings in the styles of pages that need no script. */
const PAGES = 'src/app/public/publicPages.ts';
const RENDERER = 'src/app/public/render.tsx';
/** Folder for the public site's own files, apart from the app's, which the service worker caches. */
export const FOLDER = 'assets/site';

/** The URLs a public page loads. */
export type SiteFiles = Record<keyof typeof ENTRIES | 'style' | 'font', string>;
export type Renderer = {
  publicPages: readonly PublicPage[];
  renderPage: (page: PublicPage, address: string) => Promise<string>;
};

export const outputOf = (result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'][number][] =>
  (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));

/**
 * A page painted in a fallback font keeps it until the next page: text that moves under the finger is worse than a first page in the
 * device's font. The app, which people look at for hours, switches whenever the font arrives.
 */
const withoutFontSwap: Plugin = {
  name: 'without-font-swap',
  // After Vite has written the styles.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
        file.source = file.source.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  },
};

/**
 * Builds the public pages' scripts and styles for the browser. They share nothing with the app, so that neither makes the other heavier;
 * all pages' styles are one file, which the second page has already cached.
 * @param out the folder of the build, which has the app in it
 */
export async function buildSiteFiles(config: UserConfig, out: string): Promise<SiteFiles> {
  const scripts = `${FOLDER}/[name]-[hash].js`;
  const output = outputOf(
    await build({
      ...config,
      plugins: [...(config.plugins ?? []), withoutFontSwap],
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: out,
        emptyOutDir: false,
        target: 'es2023',
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: { ...ENTRIES, pages: PAGES },
          output: {
            entryFileNames: scripts,
            chunkFileNames: scripts,
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? `${FOLDER}/[name]-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  );
  const fileOf = (what: string, isIt: (file: Rolldown.RolldownOutput['output'][number]) => boolean): string => {
    const found = output.find(isIt);
    if (!found) throw new Error(`The public pages have no ${what}: it has moved, or is no longer a file of its own.`);
    return `/${found.fileName}`;
  };
  const entry = (name: string): string =>
    fileOf(name, (file) => file.type === 'chunk' && file.isEntry && file.name === name);
  return {
    firstLook: entry('firstLook'),
    plain: entry('plain'),
    interactive: entry('interactive'),
    style: fileOf('styles', ({ fileName }) => fileName.endsWith('.css')),
    font: fileOf('font', ({ fileName }) => fileName.includes('inter-latin-wght-normal')),
  };
}

/** Builds the code that renders pages to markup, and loads it into this process. */
export async function loadRenderer(config: UserConfig): Promise<Renderer> {
  const folder = join(ROOT, '.cache/render');
  // Never loaded again under the same name: Node caches modules.
  const file = `render-${Date.now()}.mjs`;
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: RENDERER,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
  return (await import(pathToFileURL(join(folder, file)).href)) as Renderer;
}
