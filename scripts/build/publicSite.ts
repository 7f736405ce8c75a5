import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, PreviewServer, UserConfig, ViteDevServer } from 'vite';
import type { PublicPage } from '../../src/lib/publicPage.ts';
import { recordingAddress } from '../../src/data/demo/demoTab.ts';
import { deadLinks } from './deadLinks.ts';
import { answerTo, LOCAL_STRIPE_PREFIX, localHeaders, SITES_PREFIX } from './hosting.ts';
import { policyOf } from './pinnedPolicy.ts';
import { publicDocument } from './publicDocument.ts';
import { robotsText, siteMap } from './siteMap.ts';
import { writeAppPage } from './startAhead.ts';
import { startFiles } from './startFiles.ts';
import { buildSiteFiles, loadRenderer, type Renderer, type SiteFiles } from './siteParts.ts';

const STYLE = 'src/app/public/style.css';
/** The product's picture for link previews, for pages without their own. */
const PICTURE = { src: '/preview.jpg', alt: 'Fieldwright: from the first call to paid' };
const LOCAL_SITE = 'http://127.0.0.1:4173';

type Env = Readonly<Record<string, unknown>>;

/** Returns the site's URL. @throws Error for a production build without one: links to it would lead nowhere. */
export function siteOf(env: Env, mode: string): string {
  const site = env['VITE_SITE_URL'];
  if (typeof site === 'string' && site !== '') return new URL(site).origin;
  if (mode === 'production')
    throw new Error(
      'Missing configuration: VITE_SITE_URL, the address of the site, such as https://fieldwright.example. See docs/deploy.md.',
    );
  return LOCAL_SITE;
}

/** @throws Error for a Mantine component whose styles no public page loads: it would be unstyled. */
function requireStyles(markup: string, address: string): void {
  const known = readFileSync(STYLE, 'utf8');
  const used = new Set([...markup.matchAll(/\bmantine-([A-Z]\w*)-\w/g)].map(([, name = '']) => name));
  const missing = [...used].filter(
    (name) =>
      existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`) && !known.includes(`/${name}.layer.css`),
  );
  if (missing.length > 0)
    throw new Error(`${address} uses Mantine's ${missing.join(', ')}: import the styles in ${STYLE}.`);
}

type Site = {
  site: string;
  policy: string;
  files: SiteFiles;
  demo: readonly string[];
  renderPage: Renderer['renderPage'];
};

/** Renders a page at one of its URLs as a file. */
async function documentOf(
  page: PublicPage,
  address: string,
  { site, policy, files, demo, renderPage }: Site,
): Promise<string> {
  const markup = await renderPage(page, address);
  requireStyles(markup, address);
  return publicDocument({
    site,
    address,
    path: page.path,
    head: page.headOf(address),
    markup,
    picture: PICTURE,
    style: files.style,
    font: files.font,
    firstScript: files.firstLook,
    script: page.isInteractive ? files.interactive : files.plain,
    next: page.leadsIntoDemo ? demo : [],
    policy,
  });
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Sends the hosting's headers, as far as they can be sent here. */
function sendHeaders(
  { middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>,
  options: { isBuilt: boolean },
): void {
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', LOCAL_SITE);
    for (const [key, value] of Object.entries(localHeaders(pathname, options))) response.setHeader(key, value);
    next();
  });
}

/** Makes `vite preview` respond the way the hosting does. */
function answerAsHosting(server: PreviewServer): void {
  const { middlewares, config } = server;
  sendHeaders(server, { isBuilt: true });
  const out = resolve(config.root, config.build.outDir);
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', LOCAL_SITE);
    // A function, or the stand-in for Stripe, handles these: the proxy forwards them.
    if ([SITES_PREFIX, LOCAL_STRIPE_PREFIX].some((prefix) => pathname.startsWith(`${prefix}/`))) {
      next();
      return;
    }
    const { file, status } = answerTo(pathname, (name) => isFile(join(out, name)));
    if (status === 404 || file.endsWith('.html')) {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(out, file)));
      return;
    }
    next();
  });
}

/** Serves the build the way the hosting does, and the sources with its headers. */
export const servedAsHosting = (): Plugin => ({
  name: 'served-as-hosting',
  config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
  configureServer: (server) => sendHeaders(server, { isBuilt: false }),
  configurePreviewServer: answerAsHosting,
});

/**
 * Writes the public pages as HTML, with the little script they need, the site map and `robots.txt`. The page that Vite wrote becomes the
 * app's (`app.html`): `/` is the site's own.
 * @param sources how the sources are read
 */
export function publicSite(sources: UserConfig): Plugin {
  let out = '';
  let mode = '';
  let site = '';
  let policy = '';
  let isWritten = false;
  return {
    name: 'public-site',
    // A server that shuts down closes its bundle too: the tests' server, which ends while the build is served, would overwrite it.
    apply: 'build',
    config: () => ({ appType: 'mpa' }),
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      mode = config.mode;
      site = siteOf(config.env, mode);
      policy = mode === 'production' ? policyOf(config.env) : '';
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Also called when the build failed, at any step: the failed step reports that.
        if (!isWritten) return;
        const config = { ...sources, mode };
        const start = startFiles(out);
        await writeAppPage(config, out, start);
        const files = await buildSiteFiles(config, out);
        const { little, large } = start['/landing'];
        const demo = [
          ...little,
          ...large,
          recordingAddress('hvac'),
          recordingAddress('hvac', 'day'),
          recordingAddress('hvac', 'money'),
        ];
        const { publicPages, renderPage } = await loadRenderer(config);
        const write = (file: string, text: string): void => {
          mkdirSync(dirname(join(out, file)), { recursive: true });
          writeFileSync(join(out, file), text);
        };
        const pages = new Map<string, string>();
        for (const page of publicPages)
          for (const address of page.addresses)
            pages.set(address, await documentOf(page, address, { site, policy, files, demo, renderPage }));
        for (const [address, html] of pages)
          write(address.endsWith('.html') ? address : join(address, 'index.html'), html);
        write('sitemap.xml', siteMap(site, publicPages));
        write('robots.txt', robotsText(site));
        const dead = deadLinks(pages, (file) => isFile(join(out, file)));
        if (dead.length > 0) throw new Error(`Public pages lead nowhere: ${dead.join(', ')}`);
      },
    },
  };
}
