import type { CollectionPermission } from '../record/manifest';
import { MANIFESTS } from '../record/manifests';
import { hasFeature, type Feature, type FeatureMap } from './features';
import { DISPATCH, MANAGERS, OFFICE_WORK, type Role } from './roles';

type Permissions = {
  [
    Name in keyof typeof MANIFESTS as (typeof MANIFESTS)[Name]['permission'] extends CollectionPermission ? Name : never
  ]: CollectionPermission;
};

/**
 * The single table of who may do what inside a company, taken from the collections' manifests. Menus and buttons read it through `can`;
 * the rules tests walk it, so that rules and screens can't disagree.
 */
export const PERMISSIONS = Object.fromEntries(
  Object.values(MANIFESTS).flatMap(({ name, permission }) => ('none' in permission ? [] : [[name, permission]])),
  // `fromEntries` loses the names.
) as Permissions;

export type PermissionCollection = keyof typeof PERMISSIONS;

export const isPermissionCollection = (name: string): name is PermissionCollection => Object.hasOwn(PERMISSIONS, name);

export type Operation = 'read' | 'create' | 'update' | 'delete' | 'progress';

/** Role-restricted actions that aren't plain writes: carried out by functions, shown or hidden by screens. */
export const ACTION_ROLES = {
  editCompany: MANAGERS,
  inviteMember: MANAGERS,
  changeRole: ['admin'],
  readAdministration: ['admin'],
  removeMember: ['admin'],
  mergeCustomers: MANAGERS,
  importCustomers: OFFICE_WORK,
  undoImport: MANAGERS,
  manageBilling: ['admin'],
  keepSampleData: ['admin'],
  approveDiscount: MANAGERS,
  issueInvoice: OFFICE_WORK,
  recordPayment: OFFICE_WORK,
  voidInvoice: MANAGERS,
  creditInvoice: MANAGERS,
  writeOffInvoice: MANAGERS,
  refundPayment: MANAGERS,
  closeBooks: ['admin'],
  matchBank: DISPATCH,
  offerFinancing: OFFICE_WORK,
  answerForCustomer: OFFICE_WORK,
  connectPayouts: ['admin'],
  manageAgreements: OFFICE_WORK,
  manageContracts: OFFICE_WORK,
  approvePricebookChange: MANAGERS,
  discardPricebookChange: DISPATCH,
  shareStatusBoard: MANAGERS,
  manageLeadHook: MANAGERS,
  manageConnections: MANAGERS,
  changeGoogleProfile: MANAGERS,
  publishGooglePost: DISPATCH,
  publishWebsite: MANAGERS,
  keepBooks: DISPATCH,
  undoBooks: MANAGERS,
  closePayPeriod: MANAGERS,
  setPayRules: ['admin'],
  addPayEntry: MANAGERS,
  makeAds: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof ACTION_ROLES;

/** The feature that an action writes in; without it the action is unavailable, whatever the role. */
const ACTION_FEATURES: Partial<Record<Action, Feature>> = {
  shareStatusBoard: 'schedule',
  manageLeadHook: 'leads',
  changeGoogleProfile: 'googleMyBusiness',
  publishGooglePost: 'googleMyBusiness',
  publishWebsite: 'website',
  keepBooks: 'quickbooks',
  undoBooks: 'quickbooks',
  closePayPeriod: 'technicians',
  setPayRules: 'technicians',
  addPayEntry: 'technicians',
  mergeCustomers: 'customers',
  importCustomers: 'customers',
  undoImport: 'customers',
  answerForCustomer: 'estimates',
  issueInvoice: 'invoices',
  recordPayment: 'invoices',
  voidInvoice: 'invoices',
  creditInvoice: 'invoices',
  writeOffInvoice: 'invoices',
  refundPayment: 'invoices',
  closeBooks: 'invoices',
  matchBank: 'invoices',
  offerFinancing: 'wisetack',
  connectPayouts: 'payments',
  manageAgreements: 'serviceagreement',
  manageContracts: 'contracts',
  approvePricebookChange: 'pricebook',
  discardPricebookChange: 'pricebook',
};

/** `readOnlyFeatures` are those that were bought once and withdrawn. */
type Actor = { role: Role; features: FeatureMap; readOnlyFeatures?: FeatureMap };

/** Whether this role may do `operation` on records of `collection`, whatever was bought. */
export function roleCan(role: Role, operation: Operation, collection: PermissionCollection): boolean {
  const permission = PERMISSIONS[collection];
  return (permission[operation] ?? permission.update).includes(role);
}

/** Whether `actor` may do `operation` on records of `collection` in their own company. */
export function can(actor: Actor, operation: Operation, collection: PermissionCollection): boolean {
  const permission = PERMISSIONS[collection];
  if (!roleCan(actor.role, operation, collection)) return false;
  if (permission.feature === null || (operation === 'read' && permission.isReadFree)) return true;
  if (operation === 'read' && hasFeature(actor.readOnlyFeatures ?? {}, permission.feature)) return true;
  return hasFeature(actor.features, permission.feature);
}

/** Whether `actor` may carry out a named action: by the role, and by the feature if `features` says what is on. */
export function canAct({ role, features }: { role: Role; features?: FeatureMap }, action: Action): boolean {
  const roles: readonly Role[] = ACTION_ROLES[action];
  const feature = ACTION_FEATURES[action];
  return roles.includes(role) && (feature === undefined || features === undefined || hasFeature(features, feature));
}
