// Creates the link preview pictures of public pages: `public/previews/*.jpg` and `public/preview.jpg`, 1200 × 630. The text on them comes
// from the pages; the screens are the latest ones taken.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { publicPages } from '@/app/public/publicPages';
import { escapeHtml } from '../build/publicDocument';

const ROOT = join(import.meta.dirname, '../..');
const SCREENS = join(ROOT, 'src/features/marketing/pictures');
const SIZE = { width: 1200, height: 630 };
const QUALITY = 66;

/** The screen's file, if its name differs from the page's. */
const SCREEN_NAMES: Readonly<Record<string, string>> = {
  demo: 'day',
  features: 'schedule',
  hvac: 'manual-j',
  estimates: 'estimate',
  invoices: 'invoice',
  manualJ: 'manual-j',
};

type Card = { file: string; title: string; text: string; screen: string | null };

const dataAddress = (path: string, type: string): string =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`;

function screenOf(file: string): string | null {
  const [, name = ''] = /([\w-]+)\.jpg$/.exec(file) ?? [];
  const names = [SCREEN_NAMES[name] ?? name, `trade-${name}`];
  return names.map((one) => join(SCREENS, `${one}.webp`)).find(existsSync) ?? null;
}

/** Returns one card per picture that pages reference; for a page with several URLs, the first. */
function cards(): Card[] {
  const found = new Map<string, Card>();
  for (const { addresses, headOf } of publicPages)
    for (const address of addresses) {
      const { picture, description } = headOf(address);
      if (!picture || !picture.src.startsWith('/previews/') || found.has(picture.src)) continue;
      const [text = description] = description.split(/(?<=\.) /);
      found.set(picture.src, {
        file: picture.src,
        title: picture.alt.replace(/^Fieldwright: /, ''),
        text,
        screen: screenOf(picture.src),
      });
    }
  const home: Card = {
    file: '/preview.jpg',
    title: 'From the first call to paid',
    text: 'Estimates, jobs, invoices, payments and Manual J for trade companies.',
    screen: join(SCREENS, 'day.webp'),
  };
  return [home, ...found.values()];
}

const pageOf = ({ title, text, screen }: Card, mark: string, font: string): string => `<!doctype html><style>
@font-face { font-family: Inter; src: url(${font}); font-weight: 100 900; }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; overflow: hidden; font-family: Inter; color: #fff; background: #0b5d57; display: flex; }
main { padding: 72px 0 72px 72px; width: ${screen ? 620 : 1056}px; display: flex; flex-direction: column; }
header { display: flex; align-items: center; gap: 18px; font-size: 32px; font-weight: 680; }
header img { width: 56px; border: 2px solid #ffffff66; border-radius: 14px; }
h1 { margin-top: auto; font-size: ${title.length > 30 ? 60 : 72}px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance; }
p { margin-top: 24px; font-size: 29px; line-height: 1.35; color: #cde8e4; }
.screen { position: absolute; left: 668px; top: 110px; height: 640px; border-radius: 16px; box-shadow: 0 24px 60px #0006; }
</style><main><header><img src="${mark}">Fieldwright</header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>
${screen ? `<img class="screen" src="${dataAddress(screen, 'image/webp')}">` : ''}`;

const browser = await chromium.launch({
  executablePath: process.env['FIELDWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: SIZE });
const mark = dataAddress(join(ROOT, 'public/favicon.svg'), 'image/svg+xml');
const font = dataAddress(
  join(ROOT, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'font/woff2',
);
mkdirSync(join(ROOT, 'public/previews'), { recursive: true });
for (const card of cards()) {
  await page.setContent(pageOf(card, mark, font));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  writeFileSync(join(ROOT, 'public', card.file), picture);
  process.stdout.write(`${card.file}, ${Math.round(picture.length / 1000)} KB\n`);
}
await browser.close();
