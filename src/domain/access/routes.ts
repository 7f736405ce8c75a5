import { ADDRESSES, ruleOf, type AddressRule } from './addresses';
import { hasFeature, type Feature, type FeatureMap } from './features';
import type { Role } from './roles';

/** Returns the address of a feature's own page. @throws Error for a feature without one, which doesn't occur. */
export function pathOfFeature(feature: Feature): string {
  const address = Object.keys(ADDRESSES).find((path) => ADDRESSES[path]?.access === feature);
  if (address === undefined) throw new Error(`No page belongs to ${feature}`);
  return address;
}

/**
 * Returns the address as the router matches it: it ignores letter case, percent encoding, doubled and trailing slashes, so a check that
 * didn't could be bypassed by writing `/Customers`.
 */
function asRouted(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed: the router takes it as it is.
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** The two places of the ad generator. */
export const AD_GENERATOR_ROUTES = ['/admin/ad-generator', '/tools/ad-generator'] as const;

const ruleFor = (path: string): AddressRule | null => ruleOf(asRouted(path));

/** Whether a path belongs to the app's pages at all: any other path is closed to everyone. */
export const isKnownPath = (path: string): boolean => ruleFor(path) !== null;

function featureOf(rule: AddressRule | null): Feature | null {
  const access = rule?.access;
  return access === undefined || access === 'everyone' || access === 'public' ? null : access;
}

/** Returns the flag that a path needs, or null when it needs none. Sub-routes inherit. */
export const featureOfPath = (path: string): Feature | null => featureOf(ruleFor(path));

/** Returns the roles that may open a path, or null when every role may. */
export const rolesOfPath = (path: string): readonly Role[] | null => ruleFor(path)?.roles ?? null;

/** Last segments of addresses whose pages are for writing. */
const WRITING_SEGMENTS: readonly string[] = ['new', 'create', 'edit', 'import', 'send', 'progress'];

/** Whether a page is useless for people who may only read: a form, an import, sending, the assistant. */
const isForWriting = (routed: string, rule: AddressRule): boolean =>
  WRITING_SEGMENTS.includes(routed.split('/').at(-1) ?? '') || rule.isForWriting === true;

/** `readOnlyFeatures` are those that were bought once and withdrawn. */
export type RouteUser = { role: Role; features: FeatureMap; readOnlyFeatures?: FeatureMap };

/** `isReadOnly`: the page opens, because existing records stay readable, but its feature was withdrawn. */
export type AccessDecision =
  | { isAllowed: true; isReadOnly: boolean; why: string }
  | { isAllowed: false; isReadOnly: false; why: string; redirectTo: string };

/**
 * Decides whether a signed-in user may open `path`, and says which flag or role decided. A path missing from the table of addresses is
 * denied. Denied: to `/landing?feature={feature}`, or to `/landing` when the path has no feature.
 */
export function checkRouteAccess(path: string, user: RouteUser): AccessDecision {
  const routed = asRouted(path);
  const rule = ruleOf(routed);
  const feature = featureOf(rule);
  const redirectTo = feature ? `/landing?feature=${feature}` : '/landing';
  const denied = (why: string): AccessDecision => ({ isAllowed: false, isReadOnly: false, redirectTo, why });
  const allowed = (why: string): AccessDecision => ({ isAllowed: true, isReadOnly: false, why });
  if (!rule) return denied('is not an address of the app');
  const { roles } = rule;
  if (roles && !roles.includes(user.role)) return denied(`needs the role ${roles.join(' or ')}; yours is ${user.role}`);
  if (!feature) return allowed('open to everyone who is signed in');
  if (hasFeature(user.features, feature)) return allowed(`the feature ${feature} is on`);
  if (!hasFeature(user.readOnlyFeatures ?? {}, feature))
    return denied(`needs the feature ${feature}, which is off for you`);
  if (isForWriting(routed, rule))
    return denied(`writes, and the feature ${feature} was withdrawn: what was entered can be read`);
  return { isAllowed: true, isReadOnly: true, why: `the feature ${feature} was withdrawn, so it opens read-only` };
}
