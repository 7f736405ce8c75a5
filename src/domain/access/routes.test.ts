import { describe, expect, it } from 'vitest';
import { FEATURES, hasFeature, toFeature, type Feature, type FeatureMap } from './features';
import { roleCan } from './permissions';
import { ROLES, toRole, type Role } from './roles';
import { checkRouteAccess, featureOfPath, pathOfFeature, rolesOfPath } from './routes';

const allFeatures: FeatureMap = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const may = (path: string, role: Role, features: FeatureMap = allFeatures): boolean =>
  checkRouteAccess(path, { role, features }).isAllowed;

/** The specification's table (section 6), then the routes of section 2 whose area has its own flag. */
const FLAGGED: [Feature, string[]][] = [
  ['pricebook', ['/pricebook']],
  ['invoices', ['/invoices', '/invoices/new', '/invoices/i1/send']],
  ['customers', ['/customers', '/customers/new', '/customers/c1/details', '/customers/c1/edit']],
  ['schedule', ['/schedule']],
  ['manualJ', ['/manual-j', '/manual-j/new', '/manual-j/m1', '/manual-j/m1/view', '/assistant/manual-j']],
  ['plumbingCalc', ['/plumbing-calc', '/plumbing-calc/new', '/plumbing-calc/p1', '/plumbing-calc/p1/view']],
  ['inspections', ['/inspections', '/inspections/new', '/inspections/i1', '/inspections/i1/view']],
  ['diagnostics', ['/diagnostics', '/diagnostics/new', '/diagnostics/d1', '/diagnostics/d1/view']],
  ['jobs', ['/jobs', '/jobs/new', '/jobs/j1', '/jobs/j1/edit']],
  ['technicians', ['/technicians']],
  ['estimates', ['/estimates', '/estimates/new', '/estimates/e1/edit', '/estimates/e1/view']],
  ['website', ['/website']],
  ['leads', ['/leads', '/leads/l1/details', '/leads/l1/edit']],
  ['quickbooks', ['/quickbooks']],
  [
    'serviceagreement',
    ['/service-agreement', '/service-agreement/create', '/service-agreement/s1/edit', '/service-agreement/s1/view'],
  ],
  ['contracts', ['/contracts', '/contracts/new', '/contracts/c1/edit', '/contracts/c1', '/contracts/templates']],
  ['googleMyBusiness', ['/google-my-business']],
];
const flagged = FLAGGED.flatMap(([feature, paths]) => paths.map((path) => [path, feature] as const));

describe('routes that need a feature', () => {
  it.each(flagged)('%s needs %s and nothing else', (path, feature) => {
    expect(checkRouteAccess(path, { role: 'user', features: { [feature]: true } }).isAllowed).toBe(true);
    const others = { ...allFeatures, [feature]: false };
    expect(checkRouteAccess(path, { role: 'user', features: others })).toMatchObject({
      isAllowed: false,
      redirectTo: `/landing?feature=${feature}`,
    });
  });

  it('exist for every feature', () => {
    for (const feature of FEATURES) expect(featureOfPath(pathOfFeature(feature))).toBe(feature);
  });

  it('treat a missing flag as off', () => {
    expect(checkRouteAccess('/jobs', { role: 'admin', features: {} })).toMatchObject({
      isAllowed: false,
      redirectTo: '/landing?feature=jobs',
    });
  });

  it('say which flag decided', () => {
    expect(checkRouteAccess('/jobs', { role: 'user', features: {} }).why).toContain('jobs');
  });

  // The router matches these to the same pages, so the check must treat them the same way.
  it.each([
    ['/Customers', 'customers'],
    ['/JOBS/new', 'jobs'],
    ['/%6Aobs', 'jobs'],
    ['/customers/', 'customers'],
    ['//customers', 'customers'],
    ['/assistant/manual-j/', 'manualJ'],
    ['/Assistant/Manual-J', 'manualJ'],
  ] as const)('cannot be reached by writing the address as %s', (path, feature) => {
    expect(featureOfPath(path)).toBe(feature);
  });
});

describe('routes of a withdrawn feature', () => {
  const readOnly = (path: string) =>
    checkRouteAccess(path, { role: 'office', features: {}, readOnlyFeatures: { invoices: true, manualJ: true } });

  it.each([
    '/invoices',
    '/invoices/i1',
    '/Invoices/',
    '/invoices/recurring',
    '/invoices/statement',
    '/manual-j/m1/view',
  ])('%s opens read-only', (path) => {
    expect(readOnly(path)).toMatchObject({ isAllowed: true, isReadOnly: true });
  });

  it.each(['/invoices/new', '/invoices/NEW/', '/invoices/i1/edit', '/invoices/i1/send', '/assistant/manual-j'])(
    '%s stays locked',
    (path) => {
      expect(readOnly(path)).toMatchObject({
        isAllowed: false,
        redirectTo: `/landing?feature=${path.startsWith('/assistant') ? 'manualJ' : 'invoices'}`,
      });
    },
  );

  it('do not open other features, and still need their role', () => {
    expect(readOnly('/jobs')).toMatchObject({ isAllowed: false, redirectTo: '/landing?feature=jobs' });
    expect(readOnly('/reports').isAllowed).toBe(false);
  });

  it('are not read-only while the feature is on', () => {
    expect(
      checkRouteAccess('/invoices/new', {
        role: 'office',
        features: { invoices: true },
        readOnlyFeatures: { invoices: true },
      }),
    ).toMatchObject({ isAllowed: true, isReadOnly: false });
  });
});

describe('routes whose records only some roles may read', () => {
  it.each([
    ['/leads', 'leads'],
    ['/leads/l1/details', 'leads'],
    ['/reviews', 'reviews'],
    ['/reviews/fairness', 'reviewRequests'],
    ['/website', 'websiteContent'],
    ['/google-my-business', 'googleLocations'],
    ['/nextdoor', 'nextdoorPosts'],
    ['/invoices/recurring', 'recurringInvoices'],
    ['/pricebook/changes', 'pricebookChanges'],
  ] as const)('%s opens for roles that may read %s', (path, collection) => {
    expect(ROLES.filter((role) => may(path, role))).toEqual(ROLES.filter((role) => roleCan(role, 'read', collection)));
  });
});

describe('routes that need only a sign-in', () => {
  it.each(['/landing', '/settings', '/statusboard', '/routing', '/callback', '/onboarding'])(
    '%s opens for every role without any feature',
    (path) => {
      for (const role of ROLES) expect(may(path, role, {})).toBe(true);
    },
  );

  it('are not confused with a feature that starts the same', () => {
    expect(featureOfPath('/jobsite')).toBeNull();
    expect(featureOfPath('/toString')).toBeNull();
    expect(featureOfPath('/%')).toBeNull();
  });
});

describe('addresses without a rule', () => {
  it.each(['/vehicles', '/vehicles/v1/edit', '/jobsite', '/toString', '/', '/%', '/tools', '/administration'])(
    '%s opens for no one',
    (path) => {
      for (const role of ROLES)
        expect(checkRouteAccess(path, { role, features: allFeatures })).toMatchObject({
          isAllowed: false,
          redirectTo: '/landing',
        });
    },
  );
});

describe('routes that need a role', () => {
  it.each([
    ['/admin', ['admin']],
    ['/admin/anything/below', ['admin']],
    ['/technician-dashboard', ['technician', 'admin']],
    ['/office-dashboard', ['office', 'admin']],
    ['/reports', ['admin', 'manager']],
    ['/reports/monthly', ['admin', 'manager']],
    ['/branding-setup', ['admin', 'manager']],
    ['/upload-logo', ['admin', 'manager']],
    ['/admin/ad-generator', ['admin']],
    ['/tools/ad-generator', ['admin']],
    ['/Admin/Ad-Generator', ['admin']],
    ['/tools/%61d-generator/', ['admin']],
    ['/admin-backend', ['admin']],
    ['/test-payment', ['admin']],
  ] as const)('%s is open to %j only', (path, allowed) => {
    expect(ROLES.filter((role) => may(path, role))).toEqual(
      ROLES.filter((role) => (allowed as readonly Role[]).includes(role)),
    );
  });

  it('send other roles to /landing, whatever features they have', () => {
    expect(checkRouteAccess('/reports', { role: 'office', features: allFeatures })).toMatchObject({
      isAllowed: false,
      redirectTo: '/landing',
    });
  });

  it('match whole segments: /administration is not an admin route', () => {
    expect(rolesOfPath('/administration')).toBeNull();
    expect(rolesOfPath('/reports-archive')).toBeNull();
    expect(rolesOfPath('/invoices/recurring-ones')).toBeNull();
  });
});

describe('values from documents and addresses', () => {
  it('treats an unknown role as user', () => {
    expect(toRole('owner')).toBe('user');
    expect(toRole(undefined)).toBe('user');
    expect(toRole('manager')).toBe('manager');
  });

  it('treats an unknown feature as none, and a missing flag as off', () => {
    expect(toFeature('jobs')).toBe('jobs');
    expect(toFeature('constructor')).toBeNull();
    expect(toFeature(null)).toBeNull();
    expect(hasFeature({}, 'jobs')).toBe(false);
    expect(hasFeature({ jobs: false }, 'jobs')).toBe(false);
    expect(hasFeature({ jobs: true }, 'jobs')).toBe(true);
  });
});
