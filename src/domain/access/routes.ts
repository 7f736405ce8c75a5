import { hasFeature, type Feature, type FeatureMap } from './features';
import { DISPATCH, OFFICE_WORK, type Role } from './roles';

/** First path segment → feature flag. The first nine are the specification's; the rest follow their natural route. */
const FEATURE_BY_SEGMENT: Readonly<Record<string, Feature>> = {
  pricebook: 'pricebook',
  invoices: 'invoices',
  customers: 'customers',
  schedule: 'schedule',
  'manual-j': 'manualJ',
  'plumbing-calc': 'plumbingCalc',
  inspections: 'inspections',
  diagnostics: 'diagnostics',
  jobs: 'jobs',
  technicians: 'technicians',
  estimates: 'estimates',
  website: 'website',
  leads: 'leads',
  discounts: 'discounts',
  taxes: 'taxes',
  quickbooks: 'quickbooks',
  'service-agreement': 'serviceagreement',
  contracts: 'contracts',
  payments: 'payments',
  reviews: 'reviews',
  assistant: 'aiAssistant',
  nextdoor: 'nextdoor',
  wisetack: 'wisetack',
  'google-my-business': 'googleMyBusiness',
  awards: 'awards',
  // A visit by its id, for the staff.
  visit: 'jobs',
  hours: 'technicians',
};

/** The address of a feature's own page. @throws Error for a feature without one, which no feature is. */
export function pathOfFeature(feature: Feature): string {
  const segment = Object.keys(FEATURE_BY_SEGMENT).find((name) => FEATURE_BY_SEGMENT[name] === feature);
  if (segment === undefined) throw new Error(`No page belongs to ${feature}`);
  return `/${segment}`;
}

/** Addresses (and everything below them) that only some roles may open. */
const ROLES_BY_PREFIX: readonly (readonly [prefix: string, roles: readonly Role[]])[] = [
  ['/tools/ad-generator', ['admin']],
  ['/admin-backend', ['admin']],
  ['/admin', ['admin']],
  ['/test-payment', ['admin']],
  ['/technician-dashboard', ['technician', 'admin']],
  ['/office-dashboard', ['office', 'admin']],
  ['/reports', ['admin', 'manager']],
  ['/branding-setup', ['admin', 'manager']],
  ['/upload-logo', ['admin', 'manager']],
  // What these show is the office's: the rules let nobody else read it.
  ['/leads', OFFICE_WORK],
  ['/reviews', OFFICE_WORK],
  ['/website', OFFICE_WORK],
  ['/google-my-business', OFFICE_WORK],
  ['/nextdoor', OFFICE_WORK],
  ['/invoices/recurring', OFFICE_WORK],
  ['/pricebook/changes', DISPATCH],
];

/** `/assistant/manual-j` is the calculator with the assistant beside it, so the calculator's flag decides. */
const FEATURE_BY_EXACT_PATH: Readonly<Record<string, Feature>> = { '/assistant/manual-j': 'manualJ' };

/**
 * The address as the router matches it: it ignores letter case, percent encoding, doubled and closing slashes, so a
 * check that did not would be passed by writing `/Customers`.
 */
function asRouted(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Not well-formed: the router takes it as it stands.
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

const isWithin = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** The routes where a non-admin gets a message of their own before being sent away. */
export const AD_GENERATOR_ROUTES = ['/admin/ad-generator', '/tools/ad-generator'] as const;

export const isAdGeneratorRoute = (path: string): boolean =>
  AD_GENERATOR_ROUTES.some((route) => isWithin(asRouted(path), route));

/** The flag that a path needs, or null when it needs none. Sub-routes inherit. */
export function featureOfPath(path: string): Feature | null {
  const routed = asRouted(path);
  const exact = FEATURE_BY_EXACT_PATH[routed];
  if (exact) return exact;
  const segment = routed.split('/')[1] ?? '';
  return Object.hasOwn(FEATURE_BY_SEGMENT, segment) ? (FEATURE_BY_SEGMENT[segment] ?? null) : null;
}

/** The roles that may open a path, or null when every role may. */
export function rolesOfPath(path: string): readonly Role[] | null {
  const routed = asRouted(path);
  return ROLES_BY_PREFIX.find(([prefix]) => isWithin(routed, prefix))?.[1] ?? null;
}

/** The last part of an address that is there to write something. */
const WRITING_SEGMENTS: readonly string[] = ['new', 'create', 'edit', 'import', 'send', 'progress'];

/** Whether a page is of no use to who may only read: a form, an import, sending, the assistant. */
function isForWriting(path: string): boolean {
  const routed = asRouted(path);
  return WRITING_SEGMENTS.includes(routed.split('/').at(-1) ?? '') || routed in FEATURE_BY_EXACT_PATH;
}

/** `readOnlyFeatures` are those that were bought once and withdrawn. */
export type RouteUser = { role: Role; features: FeatureMap; readOnlyFeatures?: FeatureMap };

/** `isReadOnly`: the page opens, because what was entered stays readable, but its feature was withdrawn. */
export type AccessDecision =
  | { isAllowed: true; isReadOnly: boolean; why: string }
  | { isAllowed: false; isReadOnly: false; why: string; redirectTo: string };

/**
 * Decides whether a signed-in user may open `path`, and says which flag or role decided.
 * Denied: to `/landing?feature={feature}`, or to `/landing` when the path has no feature.
 */
export function checkRouteAccess(path: string, user: RouteUser): AccessDecision {
  const feature = featureOfPath(path);
  const redirectTo = feature ? `/landing?feature=${feature}` : '/landing';
  const denied = (why: string): AccessDecision => ({ isAllowed: false, isReadOnly: false, redirectTo, why });
  const allowed = (why: string): AccessDecision => ({ isAllowed: true, isReadOnly: false, why });
  const roles = rolesOfPath(path);
  if (roles && !roles.includes(user.role)) return denied(`needs the role ${roles.join(' or ')}; yours is ${user.role}`);
  if (!feature) return allowed('open to everyone who is signed in');
  if (hasFeature(user.features, feature)) return allowed(`the feature ${feature} is on`);
  if (!hasFeature(user.readOnlyFeatures ?? {}, feature))
    return denied(`needs the feature ${feature}, which is off for you`);
  if (isForWriting(path))
    return denied(`writes, and the feature ${feature} was withdrawn: what was entered can be read`);
  return { isAllowed: true, isReadOnly: true, why: `the feature ${feature} was withdrawn, so it opens read-only` };
}
