import { describe, expect, it } from 'vitest';
import { FEATURES, INCLUDED_FEATURES, type Feature } from '@/domain/access/features';
import { can, isPermissionCollection, roleCan } from '@/domain/access/permissions';
import { ROLES, type Role } from '@/domain/access/roles';
import { checkRouteAccess } from '@/domain/access/routes';
import { startPageOf } from '@/domain/access/startPage';
import { shellRoutes } from '../featureRoutes';
import { bottomTabs, createActions, isNestedOpen, mayGetMore, navGroups, navItems } from './navigation';

const on = (features: readonly Feature[]) => Object.fromEntries(features.map((feature) => [feature, true]));
const ALL = on(FEATURES);
const itemsOf = (role: Role, features = ALL, readOnlyFeatures = {}) =>
  navItems(shellRoutes, { role, features, readOnlyFeatures, isCrew: role === 'technician' });
const labels = (...args: Parameters<typeof itemsOf>): string[] => itemsOf(...args).map(({ label }) => label);

describe.each(ROLES)('%s', (role) => {
  it.each([
    ['every feature', ALL],
    ['what every company has', on(INCLUDED_FEATURES)],
    ['nothing', {}],
    ['payments without invoices', on(['payments'])],
  ])('has no item that leads to an error, with %s', (_, features) => {
    for (const { path, shows } of itemsOf(role, features)) {
      expect(checkRouteAccess(path, { role, features }), path).toMatchObject({ isAllowed: true });
      if (shows !== '') {
        if (!isPermissionCollection(shows)) throw new Error(`${path} shows ${shows}, which there is not`);
        expect(roleCan(role, 'read', shows) && can({ role, features }, 'read', shows), path).toBe(true);
      }
    }
  });

  it('starts on a page that is in the menu', () => {
    expect(itemsOf(role).map(({ path }) => path)).toContain(startPageOf(role));
  });

  it('has three tabs on a phone, beginning with the start page', () => {
    const tabs = bottomTabs(itemsOf(role), role);
    expect(tabs).toHaveLength(3);
    expect(tabs[0]?.path).toBe(startPageOf(role));
  });
});

it('shows technicians what they can use', () => {
  expect(labels('technician')).toEqual([
    'My day',
    'Jobs',
    'Customers',
    'Assistant',
    'Hours',
    'Estimates',
    'Agreements',
    'Contracts',
    'Pricebook',
    'Manual J',
    'Plumbing',
    'Diagnostics',
    'Inspections',
    'Awards',
  ]);
});

it('groups the other roles’ items by kind of work', () => {
  expect(
    navGroups(itemsOf('admin')).map(({ group, items }) => `${group}: ${items.map(({ label }) => label).join(', ')}`),
  ).toEqual([
    'work: Today, Schedule, Status board, Routes, Jobs, Customers, Messages, Assistant, Hours',
    'sell: Leads, Estimates, Agreements, Contracts, Pricebook',
    'money: Invoices, Payments, QuickBooks, Financing, Reports',
    'engineering: Manual J, Plumbing, Diagnostics, Inspections',
    'grow: Reviews, Website, Brand kit, Google profile, Nextdoor, Ad generator, Awards',
    'company: Technicians, Taxes, Discounts, Settings, Administration',
  ]);
  expect(labels('office')).not.toContain('Administration');
  expect(labels('user')).toEqual(expect.arrayContaining(['Today', 'Jobs', 'Invoices', 'Settings']));
  // Users who may plan the day see all scheduling pages: the addresses are open to everyone (specification).
  expect(labels('user')).toEqual(expect.arrayContaining(['Schedule', 'Status board', 'Routes']));
  expect(labels('user')).not.toContain('Technicians');
});

it('gives an owner who works jobs a My day page', () => {
  const owner = navItems(shellRoutes, { role: 'admin', features: ALL, isCrew: true });
  expect(owner.map(({ label }) => label)).toContain('My day');
});

it('hides features that are off, and keeps withdrawn ones as read-only', () => {
  expect(labels('admin', on(INCLUDED_FEATURES))).not.toContain('Invoices');
  const withdrawn = itemsOf('admin', on(INCLUDED_FEATURES), { invoices: true });
  expect(withdrawn.find(({ label }) => label === 'Invoices')).toMatchObject({ isReadOnly: true });
  expect(withdrawn.find(({ label }) => label === 'Jobs')).toMatchObject({ isReadOnly: false });
});

it('offers more features to people who can buy them, while any are left', () => {
  expect(mayGetMore({ role: 'admin', features: on(INCLUDED_FEATURES) })).toBe(true);
  expect(mayGetMore({ role: 'admin', features: ALL })).toBe(false);
  expect(mayGetMore({ role: 'office', features: on(INCLUDED_FEATURES) })).toBe(false);
});

it('offers to create only what the role may create', () => {
  const made = (role: Role) => createActions(shellRoutes, { role, features: ALL }).map(({ label }) => label);
  expect(made('technician')).toEqual([
    'New estimate',
    'New service agreement',
    'New load calculation',
    'New plumbing calculation',
    'New readings',
    'New inspection',
  ]);
  expect(made('office')).toEqual([
    'New job',
    'New estimate',
    'New service agreement',
    'New contract',
    'New invoice',
    'New customer',
    'New load calculation',
    'New plumbing calculation',
    'New readings',
    'New inspection',
    'New lead',
  ]);
});

it('gives every item its own key', () => {
  const keys = shellRoutes.flatMap(({ handle }) => handle.nav?.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

it('marks only Messages as current, though its address is under Customers', () => {
  const items = navItems(shellRoutes, { role: 'admin', features: ALL, isCrew: false });
  const marked = (pathname: string) =>
    items
      .filter(({ path }) => pathname.startsWith(path) && !isNestedOpen(path, items, pathname))
      .map(({ label }) => label);
  expect(marked('/customers/inbox')).toEqual(['Messages']);
  expect(marked('/customers/ada/details')).toEqual(['Customers']);
});
