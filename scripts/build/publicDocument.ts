import type { PageHead } from '../../src/lib/publicPage.ts';

export type PublicDocument = {
  /** `https://fieldwright.example`, without a trailing slash. */
  site: string;
  address: string;
  /** As in the route. */
  path: string;
  head: PageHead;
  markup: string;
  /** The product's own picture, for pages without one. */
  picture: { src: string; alt: string };
  style: string;
  font: string;
  /** Runs before anything is painted. */
  firstScript: string;
  script: string;
  /** Files likely to be needed next, fetched when the browser is idle. */
  next: readonly string[];
  /** The project's policy; '' for none. */
  policy: string;
};

const SITE_NAME = 'Fieldwright';
const PICTURE_SIZE = { width: 1200, height: 630 };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | true>>;
const tag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(value)}"`))
    .join(' ')}>`;
const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string => tag('meta', { property: name, content });

/** Escaped so that nothing in the text can end it: `</script>` would. */
const dataScript = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const asWhat = (file: string): string => (file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch');

/** React writes head elements before the page; this moves them into the head. The title is the head's own. */
function splitMarkup(markup: string): { hoisted: string; body: string } {
  const [first = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [];
  const body = markup.slice(first.length).replace(/<title>[^<]*<\/title>/, '');
  return { hoisted: first.replace(/<title>[^<]*<\/title>/g, ''), body };
}

/** Returns what search engines and link previews read, with absolute URLs. */
function described({ site, address, head, picture }: PublicDocument): string[] {
  const { title, description, canonical = address, isUnlisted = false, kind = 'website', jsonLd = [] } = head;
  const shown = head.picture ?? picture;
  const url = site + canonical;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(isUnlisted ? [meta('robots', 'noindex')] : []),
    tag('link', { rel: 'canonical', href: url }),
    property('og:type', kind),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', site + shown.src),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', shown.alt),
    meta('twitter:card', 'summary_large_image'),
    ...jsonLd.map((data) => dataScript(JSON.parse(JSON.stringify(data).replaceAll('@SITE', site)))),
  ];
}

/** Renders a whole public page as a file. */
export function publicDocument(page: PublicDocument): string {
  const { hoisted, body } = splitMarkup(page.markup);
  const { style, font, policy, firstScript, script, path, next } = page;
  const head = [
    '<meta charset="utf-8">',
    ...(policy === '' ? [] : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })]),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    ...described(page),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1b2327" media="(prefers-color-scheme: dark)">',
    meta('color-scheme', 'light dark'),
    meta('format-detection', 'telephone=no'),
    tag('script', { src: firstScript }) + '</script>',
    tag('link', { rel: 'stylesheet', href: style }),
    tag('link', { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ...(hoisted === '' ? [] : [hoisted]),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('script', { type: 'module', src: script }) + '</script>',
    ...next.map((href) => tag('link', { rel: 'prefetch', href, as: asWhat(href), crossorigin: '' })),
  ];
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
${head.join('\n')}
</head>
<body>
<div id="root" data-page="${escapeHtml(path)}">${body}</div>
</body>
</html>
`;
}
