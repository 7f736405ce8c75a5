import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../subscription/summary';
import type { ExplainedCompany, ExplainedUser } from './explainFeature';
import { explainRights } from './explainRights';
import { explainRoute } from './explainRoute';

const ada: ExplainedUser = {
  name: 'Ada',
  role: 'office',
  features: { jobs: true, customers: true },
  readOnlyFeatures: {},
  isOwner: false,
};
const company: ExplainedCompany = {
  features: { jobs: true, customers: true, technicians: true },
  withdrawnFeatures: {},
  subscription: NO_SUBSCRIPTION,
};
const ask = (path: string, user: Partial<ExplainedUser> = {}) =>
  explainRoute({ path, user: { ...ada, ...user }, company, now: '2026-11-21T12:00:00.000Z' });

describe('why a user can open an address', () => {
  it.each([
    ['/jobs/1/edit', true, 'included'],
    ['/Manual-J/', false, 'plan'],
    ['/reports', false, 'role'],
    ['/office-dashboard', true, 'role'],
    ['/settings', true, 'opened'],
  ] as const)('%s: %s, decided by %s', (path, isOn, decidedBy) => {
    expect(ask(path)).toMatchObject({ isOn, decidedBy });
  });

  it('says that there is no page at an unknown address', () => {
    expect(ask('/vehicles', { role: 'admin' })).toMatchObject({
      isOn: false,
      decidedBy: 'unknown',
      sentence: expect.stringContaining('no page') as string,
      mend: null,
    });
  });

  it('names the allowed roles, and how to assign one', () => {
    expect(ask('/reports')).toMatchObject({
      sentence: 'Only the role Admin or Manager may open this; Ada has the role Office.',
      mend: { kind: 'changeRole', roles: ['admin', 'manager'] },
      verdict: 'needs the role admin or manager; yours is office; leads to /landing',
    });
  });

  it('says that a withdrawn feature opens read-only, and how to get it back', () => {
    const withdrawn = { readOnlyFeatures: { invoices: true } } as const;
    expect(ask('/invoices', withdrawn)).toMatchObject({
      isOn: false,
      isReadOnly: true,
      decidedBy: 'withdrawn',
      verdict: 'opens: the feature invoices was withdrawn, so it opens read-only',
      mend: { kind: 'subscribe' },
    });
    expect(ask('/invoices/new', withdrawn)).toMatchObject({
      isOn: false,
      isReadOnly: false,
      verdict: expect.stringContaining('leads to /landing?feature=invoices') as string,
    });
  });

  it('explains the feature behind the address', () => {
    expect(ask('/technicians')).toMatchObject({
      isOn: false,
      decidedBy: 'flag',
      verdict: expect.stringContaining('/landing?feature=technicians') as string,
    });
  });
});

describe('what a person may do with records', () => {
  const rightsOf = (user: Partial<ExplainedUser>) =>
    explainRights('jobs', { ...ada, ...user })
      .find(({ collection }) => collection === 'jobs')
      ?.rights.map(({ operation, isAllowed, isStoppedByRole }) => [operation, isAllowed, isStoppedByRole]);

  it('shows what the role does not allow', () => {
    expect(rightsOf({ role: 'technician' })).toEqual([
      ['read', true, false],
      ['create', false, true],
      ['update', false, true],
      ['progress', true, false],
      ['delete', false, true],
    ]);
  });

  it('distinguishes what the role and the flag block; withdrawn features stay readable', () => {
    expect(
      rightsOf({ role: 'admin', features: {} })?.every(
        ([, isAllowed, isStoppedByRole]) => !isAllowed && !isStoppedByRole,
      ),
    ).toBe(true);
    expect(
      rightsOf({ role: 'admin', features: {}, readOnlyFeatures: { jobs: true } })?.filter(([, isAllowed]) => isAllowed),
    ).toEqual([['read', true, false]]);
  });

  it('leaves out what only the server does', () => {
    expect(
      explainRights('customers', ada)
        .find(({ collection }) => collection === 'merges')
        ?.rights.map(({ operation }) => operation),
    ).toEqual(['read']);
    // An admin sees the applications, which only functions write.
    expect(explainRights('wisetack', ada).map(({ collection }) => collection)).toEqual(['financing']);
  });
});
