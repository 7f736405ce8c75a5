import { hasFeature, type Feature, type FeatureMap } from './features';
import { ROLES, type Role } from './roles';

const EVERYONE: readonly Role[] = ROLES;
const OFFICE_WORK: readonly Role[] = ['admin', 'manager', 'office', 'user'];
const DISPATCH: readonly Role[] = ['admin', 'manager', 'office'];
const MANAGERS: readonly Role[] = ['admin', 'manager'];
const NOBODY: readonly Role[] = [];

/**
 * Who may do what to a collection. `progress` is the narrow update of work in the field (state, checklist);
 * `feature` must be on for the user, whatever the operation, except for a read marked `isReadFree`, and for reading
 * what was entered before the feature was withdrawn.
 */
export type CollectionPermission = {
  feature: Feature | null;
  /** True when colleagues may read without the flag, because other areas show these records. */
  isReadFree?: boolean;
  read: readonly Role[];
  create: readonly Role[];
  update: readonly Role[];
  delete: readonly Role[];
  progress?: readonly Role[];
};

/**
 * The one table of who may do what inside a company. Menus and buttons read it through `can`; the rules
 * tests walk it, so that the rules and the screens cannot disagree.
 */
export const PERMISSIONS = {
  customers: { feature: 'customers', read: EVERYONE, create: OFFICE_WORK, update: OFFICE_WORK, delete: MANAGERS },
  properties: { feature: 'customers', read: EVERYONE, create: OFFICE_WORK, update: OFFICE_WORK, delete: MANAGERS },
  equipment: { feature: 'customers', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  jobs: {
    feature: 'jobs',
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
    progress: EVERYONE,
  },
  jobWork: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: NOBODY },
  photos: { feature: 'jobs', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: OFFICE_WORK },
  notes: { feature: null, read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  technicians: {
    feature: 'technicians',
    isReadFree: true,
    read: EVERYONE,
    create: DISPATCH,
    update: DISPATCH,
    delete: NOBODY,
  },
  estimates: { feature: 'estimates', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  invoices: { feature: 'invoices', read: OFFICE_WORK, create: OFFICE_WORK, update: OFFICE_WORK, delete: MANAGERS },
  recurringInvoices: {
    feature: 'invoices',
    read: OFFICE_WORK,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  creditNotes: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  payments: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  ledger: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  ledgerMonths: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  summaries: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  balances: { feature: 'invoices', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  settings: { feature: null, read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  taxes: { feature: 'taxes', isReadFree: true, read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  taxExemptions: {
    feature: 'customers',
    isReadFree: true,
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  discounts: {
    feature: 'discounts',
    isReadFree: true,
    read: EVERYONE,
    create: MANAGERS,
    update: MANAGERS,
    delete: NOBODY,
  },
  discountUses: {
    feature: 'discounts',
    isReadFree: true,
    read: EVERYONE,
    create: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  pricebook: { feature: 'pricebook', read: EVERYONE, create: DISPATCH, update: DISPATCH, delete: MANAGERS },
  pricebookCategories: { feature: 'pricebook', read: EVERYONE, create: DISPATCH, update: DISPATCH, delete: MANAGERS },
  pricebookTemplates: { feature: 'pricebook', read: EVERYONE, create: DISPATCH, update: DISPATCH, delete: MANAGERS },
  pricebookSettings: { feature: 'pricebook', read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  pricebookChanges: { feature: 'pricebook', read: DISPATCH, create: DISPATCH, update: NOBODY, delete: NOBODY },
  pricebookChangeRows: { feature: 'pricebook', read: DISPATCH, create: DISPATCH, update: NOBODY, delete: NOBODY },
  pricebookChangeResults: { feature: 'pricebook', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  pricebookDirectory: { feature: 'pricebook', read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  manualJ: { feature: 'manualJ', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  manualJRevisions: { feature: 'manualJ', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  imports: { feature: 'customers', read: OFFICE_WORK, create: OFFICE_WORK, update: OFFICE_WORK, delete: NOBODY },
  merges: { feature: 'customers', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  directory: { feature: 'customers', read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  activity: { feature: null, read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  mail: { feature: null, read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  invites: { feature: null, read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY },
} as const satisfies Record<string, CollectionPermission>;

export type PermissionCollection = keyof typeof PERMISSIONS;
export type Operation = 'read' | 'create' | 'update' | 'delete' | 'progress';

/** What only some roles may do that is not a plain write: carried out by functions, shown or hidden by screens. */
export const ACTION_ROLES = {
  editCompany: MANAGERS,
  inviteMember: MANAGERS,
  changeRole: ['admin'],
  removeMember: ['admin'],
  mergeCustomers: MANAGERS,
  importCustomers: OFFICE_WORK,
  undoImport: MANAGERS,
  manageBilling: ['admin'],
  approveDiscount: MANAGERS,
  issueInvoice: OFFICE_WORK,
  recordPayment: OFFICE_WORK,
  voidInvoice: MANAGERS,
  creditInvoice: MANAGERS,
  writeOffInvoice: MANAGERS,
  refundPayment: MANAGERS,
  answerForCustomer: OFFICE_WORK,
  connectPayouts: ['admin'],
  approvePricebookChange: MANAGERS,
  discardPricebookChange: DISPATCH,
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof ACTION_ROLES;

/** `readOnlyFeatures` are those that were bought once and withdrawn. */
type Actor = { role: Role; features: FeatureMap; readOnlyFeatures?: FeatureMap };

/** Whether somebody of this role may do `operation` on records of `collection`, whatever was bought. */
export function roleCan(role: Role, operation: Operation, collection: PermissionCollection): boolean {
  const permission: CollectionPermission = PERMISSIONS[collection];
  return (permission[operation] ?? permission.update).includes(role);
}

/** Whether `actor` may do `operation` on records of `collection` in their own company. */
export function can(actor: Actor, operation: Operation, collection: PermissionCollection): boolean {
  const permission: CollectionPermission = PERMISSIONS[collection];
  if (!roleCan(actor.role, operation, collection)) return false;
  if (permission.feature === null || (operation === 'read' && permission.isReadFree)) return true;
  if (operation === 'read' && hasFeature(actor.readOnlyFeatures ?? {}, permission.feature)) return true;
  return hasFeature(actor.features, permission.feature);
}

/** Whether `actor` may carry out a named action. */
export function canAct(actor: { role: Role }, action: Action): boolean {
  const roles: readonly Role[] = ACTION_ROLES[action];
  return roles.includes(actor.role);
}
