import { describe, expect, it } from 'vitest';
import { FEATURES, type FeatureMap } from './features';
import { can, canAct, PERMISSIONS, type Action, type Operation, type PermissionCollection } from './permissions';
import { ROLES, type Role } from './roles';

const everything: FeatureMap = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const who = (operation: Operation, collection: PermissionCollection, features = everything): Role[] =>
  ROLES.filter((role) => can({ role, features }, operation, collection));
const collectionNames = Object.keys(PERMISSIONS) as PermissionCollection[];

describe('permissions (design, section 4)', () => {
  it('lets admins and managers do everything, except ads, which are for admins (specification, section 2)', () => {
    const ofAdmins: readonly PermissionCollection[] = ['ads', 'adResults'];
    for (const collection of ofAdmins) expect(who('read', collection)).toEqual(['admin']);
    for (const collection of collectionNames.filter((one) => !ofAdmins.includes(one))) {
      for (const operation of ['read', 'create', 'update', 'delete', 'progress'] as const) {
        const roles = who(operation, collection);
        if (roles.length > 0)
          expect(roles, `${operation} ${collection}`).toEqual(expect.arrayContaining(['admin', 'manager']));
      }
    }
  });

  it('never lets a technician delete', () => {
    for (const collection of collectionNames)
      expect(can({ role: 'technician', features: everything }, 'delete', collection)).toBe(false);
  });

  it('lets a technician see the work and record progress, but not rewrite it', () => {
    const technician = { role: 'technician', features: everything } as const;
    expect(can(technician, 'read', 'jobs')).toBe(true);
    expect(can(technician, 'progress', 'jobs')).toBe(true);
    expect(can(technician, 'create', 'photos')).toBe(true);
    expect(can(technician, 'create', 'notes')).toBe(true);
    expect(can(technician, 'update', 'equipment')).toBe(true);
    expect(can(technician, 'update', 'jobs')).toBe(false);
    expect(can(technician, 'create', 'jobs')).toBe(false);
    expect(can(technician, 'update', 'customers')).toBe(false);
  });

  it('lets office and user do daily work, but not delete customers or jobs', () => {
    for (const role of ['office', 'user'] as const) {
      const actor = { role, features: everything };
      expect(can(actor, 'create', 'customers')).toBe(true);
      expect(can(actor, 'update', 'jobs')).toBe(true);
      expect(can(actor, 'delete', 'customers')).toBe(false);
      expect(can(actor, 'delete', 'jobs')).toBe(false);
    }
  });

  it('lets admin, manager and office edit technicians, and every colleague read them without the flag', () => {
    expect(who('create', 'technicians')).toEqual(['admin', 'manager', 'office']);
    expect(who('update', 'technicians')).toEqual(['admin', 'manager', 'office']);
    expect(who('read', 'technicians', {})).toEqual([...ROLES]);
    expect(who('update', 'technicians', {})).toEqual([]);
  });

  it('shows even an admin nothing of an area without its flag', () => {
    for (const collection of ['customers', 'properties', 'equipment', 'directory'] as const) {
      expect(who('read', collection, { ...everything, customers: false })).toEqual([]);
    }
    expect(who('progress', 'jobs', { ...everything, jobs: false })).toEqual([]);
  });

  it('makes a withdrawn feature read-only', () => {
    const withdrawn = { role: 'admin', features: {}, readOnlyFeatures: { customers: true } } as const;
    expect(can(withdrawn, 'read', 'customers')).toBe(true);
    for (const operation of ['create', 'update', 'delete'] as const)
      expect(can(withdrawn, operation, 'customers'), operation).toBe(false);
  });

  it('lets no one else write what the server writes', () => {
    for (const collection of ['directory', 'activity', 'merges', 'invites'] as const) {
      for (const operation of ['create', 'update', 'delete'] as const) expect(who(operation, collection)).toEqual([]);
    }
  });

  it('never lets a note be rewritten', () => {
    expect(who('update', 'notes')).toEqual([]);
  });
});

describe('actions', () => {
  it.each([
    ['manageBilling', ['admin']],
    ['changeRole', ['admin']],
    ['removeMember', ['admin']],
    ['editCompany', ['admin', 'manager']],
    ['inviteMember', ['admin', 'manager']],
    ['mergeCustomers', ['admin', 'manager']],
    ['undoImport', ['admin', 'manager']],
    ['shareStatusBoard', ['admin', 'manager']],
    ['importCustomers', ['admin', 'manager', 'office', 'user']],
  ] satisfies [Action, Role[]][])('allow %s for %j', (action, roles) => {
    expect(ROLES.filter((role) => canAct({ role }, action))).toEqual(roles);
  });

  it('need the feature whose records they write, if features are given', () => {
    expect(canAct({ role: 'admin', features: { invoices: true } }, 'recordPayment')).toBe(true);
    expect(canAct({ role: 'admin', features: {} }, 'recordPayment')).toBe(false);
    expect(canAct({ role: 'admin', features: {} }, 'manageBilling')).toBe(true);
  });
});
