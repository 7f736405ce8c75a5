import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { interactivePages } from '@/app/public/interactivePages';
import { publicPages } from '@/app/public/publicPages';
import { SITE_LINKS } from '@/ui/public/siteLinks';
import { answerTo, APP_FILE, appAreas, NOT_FOUND_FILE } from '../../scripts/build/hosting';
import { listedAddresses } from '../../scripts/build/siteMap';
import { routePaths } from './routePaths';

const addresses = publicPages.flatMap((page) => page.addresses);
const pagePaths = publicPages.map(({ path }) => path);
const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`);
const files = new Set([
  ...addresses.map((address) => (address.endsWith('.html') ? address.slice(1) : fileOf(address))),
  APP_FILE,
]);
const answer = (address: string) => answerTo(address, (file) => files.has(file));

describe('the hosting', () => {
  it('has a file for each public page of the app', () => {
    const areas = new Set(appAreas());
    for (const path of routePaths.filter((one) => !areas.has(one.split('/')[1] ?? '')))
      expect(pagePaths).toContain(path);
    for (const address of addresses.filter((one) => !one.endsWith('.html')))
      expect(answer(address)).toEqual({ file: fileOf(address), status: 200 });
  });

  it.each(['/nonsense', '/%', '/%2e%2e/etc', '/features/teleportation', '/jobsx', '/index.php', '/hvac/extra'])(
    'answers “not found” to %s',
    (address) => {
      expect(answer(address)).toEqual({ file: NOT_FOUND_FILE, status: 404 });
    },
  );

  it.each(['/login', '/jobs', '/jobs/x/edit', '/start', '/tools/ad-generator', '/invoice/x/view'])(
    'serves the app for %s',
    (address) => {
      expect(answer(address)).toEqual({ file: APP_FILE, status: 200 });
    },
  );
});

describe('a page’s metadata', () => {
  const heads = publicPages.flatMap(({ path, addresses: own, headOf }) =>
    own.map((address) => ({ path, address, head: headOf(address) })),
  );

  it('exists, fits a search result, and is unique', () => {
    for (const { path, address, head } of heads) {
      expect(matchPath(path, address), address).not.toBeNull();
      expect(head.title.length, `the title of ${address}`).toBeLessThanOrEqual(65);
      expect(head.description.length, `the description of ${address}`).toBeGreaterThan(50);
      expect(head.description.length, `the description of ${address}`).toBeLessThanOrEqual(160);
    }
    const listed = new Set(listedAddresses(publicPages));
    const titles = heads.filter(({ address }) => listed.has(address)).map(({ head }) => head.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('has an existing page as its canonical address', () => {
    for (const { head } of heads) if (head.canonical !== undefined) expect(addresses).toContain(head.canonical);
  });
});

it('the footer links to existing pages', () => {
  for (const { to } of SITE_LINKS.flatMap(({ links }) => links)) expect(addresses).toContain(to.replace(/#.*$/, ''));
});

it('the browser knows each page that React takes over', () => {
  const interactive = publicPages.filter(({ isInteractive }) => isInteractive).map(({ path }) => path);
  expect(Object.keys(interactivePages).sort()).toEqual(interactive.sort());
});
