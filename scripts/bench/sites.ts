import { gzipSync } from 'node:zlib';
import { siteBase } from '@/domain/website/pages';
import { HOST, PORTS, PROJECT_ID } from '../seed/config';
import { medianOf, type Figure } from './figures';

const ROUNDS = 30;
const WARM_UP = 5;

const FUNCTION = `http://${HOST}:${PORTS.functions}/${PROJECT_ID}/us-central1/publicSite`;

async function timed(path: string): Promise<{ ms: number; html: string; status: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${FUNCTION}${path}`);
  const html = await answer.text();
  return { ms: performance.now() - startedAt, html, status: answer.status };
}

async function medianMs(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const { ms, status } = await timed(path);
    if (status !== 200) throw new Error(`${path} answered ${String(status)}`);
    if (round >= WARM_UP) times.push(ms);
  }
  return medianOf(times);
}

/** Measures a demo company's public site as its function serves it from the emulators' database: how long, and how much. */
export async function measureSites(): Promise<Figure[]> {
  const { html: index } = await timed('/public-website/sitemap.xml');
  const [, companyId] = /public-website\/([^/]+)\/sitemap\.xml/.exec(index) ?? [];
  if (companyId === undefined) throw new Error('No demo company has a published site');
  const base = siteBase(companyId);
  const { html: home } = await timed(base);
  const [, service = ''] = /\/book\?service=([\w-]+)/.exec(home) ?? [];
  const { html: sitemap } = await timed(`${base}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>[^<]*(\/public-website\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const sizes = await Promise.all(pages.map(async (path) => gzipSync((await timed(path)).html).length / 1024));
  return [
    { what: 'a company’s site: HTML from the warm function', figure: await medianMs(base), unit: 'ms', limit: 60 },
    { what: '... with a form', figure: await medianMs(`${base}/contact`), unit: 'ms' },
    ...(service === ''
      ? []
      : [
          {
            what: '... with free times',
            figure: await medianMs(`${base}/book?service=${service}&zip=28801`),
            unit: 'ms',
          },
        ]),
    {
      what: `... the largest of its ${String(pages.length)} pages, gzip`,
      figure: Math.max(...sizes),
      unit: 'KB',
      limit: 70,
    },
  ];
}
