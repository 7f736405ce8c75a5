import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/public/publicPages';
import * as lists from '@/app/featureRoutes';
import { isPublicAddress, publicRoutes } from '@/app/publicRoutes';
import { ADDRESSES, ruleOf, type AddressRule } from '@/domain/access/addresses';
import { withAppAreas } from '../../scripts/hosting';
import { routePaths } from './routePaths';
import { readSource } from './sources';

const TABLE = 'ADDRESSES in src/domain/access/addresses.ts';

const sitePaths = publicPages.map(({ path }) => path);
/** Every address that the app itself answers, as the router has it. */
const appPaths = routePaths.filter((path) => !sitePaths.includes(path));
const pathsOf = (list: readonly { path: string }[]): string[] =>
  list.map(({ path }) => path).filter((path) => !sitePaths.includes(path));
const ruleOfRoute = (path: string): AddressRule | null => ruleOf(path.toLowerCase());

/** Pages the specification (section 2) exempts from the access check, and `/my-card`, which belongs to everyone. */
const WITHOUT_CHECK = ['/leads/new', '/payments', '/taxes', '/discounts', '/settings', '/my-card'];

describe('the address table', () => {
  it('has a rule for every route', () => {
    const unknown = appPaths
      .filter((path) => ruleOfRoute(path) === null)
      .map(
        (path) =>
          `Nobody can open ${path}: no rule reaches it. Add '/${path.split('/')[1]}' to ${TABLE}, with the feature that opens it or 'everyone', and run npm run hosting.`,
      );
    expect(unknown).toEqual([]);
  });

  it('has no rule for an address without a page', () => {
    const unused = Object.keys(ADDRESSES)
      .filter((address) => !appPaths.some((path) => path === address || path.startsWith(`${address}/`)))
      .map((address) => `${address} has a rule and no page. Take it out of ${TABLE}, or register its route.`);
    expect(unused).toEqual([]);
  });

  it('opens to the public exactly the pages that need no sign-in', () => {
    const open = pathsOf(publicRoutes);
    const wrong = appPaths.flatMap((path) => {
      const isPublic = ruleOfRoute(path)?.access === 'public';
      if (isPublic === open.includes(path)) return [];
      return isPublic
        ? `${path} is 'public' in ${TABLE}, but its route asks for a sign-in. Give it a feature or 'everyone', or move it to publicRoutes in src/app/publicRoutes.ts.`
        : `${path} is in publicRoutes of src/app/publicRoutes.ts, but not 'public' in ${TABLE}.`;
    });
    expect(wrong).toEqual([]);
  });

  it('leaves no member page under a public address, which would open without loading the member routes', () => {
    const open = publicRoutes.map(({ path }) => path);
    const taken = routePaths
      .filter((path) => !open.includes(path) && isPublicAddress(path.replaceAll(/:\w+/g, 'x')))
      .map(
        (path) =>
          `${path} also fits an address in publicRoutes of src/app/publicRoutes.ts, whose page would open instead.`,
      );
    expect(taken).toEqual([]);
  });

  it('is checked for every member page, except those in the specification', () => {
    const unasked = pathsOf(lists.signedInRoutes)
      .filter((path) => !WITHOUT_CHECK.includes(path))
      .map(
        (path) =>
          `${path} skips the access check. Move its route to checkedRoutes in src/app/featureRoutes.ts, or add it to WITHOUT_CHECK here and say why.`,
      );
    expect(unasked).toEqual([]);
  });
});

describe('firebase.json', () => {
  it('routes every app address to the app', () => {
    const config = readSource('firebase.json');
    expect(
      withAppAreas(config) === config ? '' : `firebase.json does not have the areas of ${TABLE}. Run npm run hosting.`,
    ).toBe('');
  });

  it('sends no referrer from a page that opens with a link', () => {
    const sources = (JSON.parse(readSource('firebase.json')) as Config).hosting.headers
      .filter(({ headers }) => headers.some(({ key, value }) => key === 'Referrer-Policy' && value === 'no-referrer'))
      .map(({ source }) => source);
    const withToken = [...lists.linkedRoutes, ...lists.checkedLinkedRoutes, ...publicRoutes].map(({ path }) => path);
    const told = withToken
      .filter((path) => /:(id|token|code)\b/.test(path) && !sources.some((source) => covers(source, path)))
      .map(
        (path) =>
          `${path} opens with a link, whose address other sites could read. Add it to the no-referrer headers in firebase.json.`,
      );
    expect(told).toEqual([]);
  });
});

type Config = { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } };

/** Whether a source of firebase.json, such as `/@(invoice|card)/**`, reaches a route. `*` is one part of an address. */
function covers(source: string, path: string): boolean {
  const pattern = source
    .replace('@(', '(')
    .replace(/\/\*\*$/, '/.+')
    .replace(/\/\*(?=\/|$)/g, '/[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}
