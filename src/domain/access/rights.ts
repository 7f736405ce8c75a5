import { MANAGERS, type Role } from './roles';

/**
 * A person's permissions that differ from their role's defaults. A right that is left out follows the role. Granted by admins
 * (`changeMemberRights`), stored in `users/{uid}.rights`, and written by functions only.
 */
export type Rights = {
  /** Bills finished work on site and collects payment for it. */
  collects?: boolean;
  /** Sees the company's costs and margins. */
  seesCosts?: boolean;
  /** Issues credit notes of up to this many cents each. */
  creditLimitCents?: number;
  /** Issues refunds of up to this many cents at a time. */
  refundLimitCents?: number;
};

/** Higher than any credit or refund that a user with a limit would give. */
export const RIGHT_LIMIT_CENTS = 1_000_000_00;

const FLAGS = ['collects', 'seesCosts'] as const;
const LIMITS = ['creditLimitCents', 'refundLimitCents'] as const;

const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= RIGHT_LIMIT_CENTS;

/** Keeps only known rights with a valid value: stored documents are never trusted to be well-formed. */
export function toRights(value: unknown): Rights {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Record<string, unknown>;
  const rights: Rights = {};
  for (const name of FLAGS) {
    const flag = stored[name];
    if (typeof flag === 'boolean') rights[name] = flag;
  }
  for (const name of LIMITS) {
    const limit = stored[name];
    if (isLimit(limit)) rights[name] = limit;
  }
  return rights;
}

type Holder = { role: Role; rights?: Rights };

const isManager = (role: Role): boolean => MANAGERS.includes(role);

/** Always true for managers; office and users have it unless it was taken away, technicians only if it was granted. */
const hasFlag = ({ role, rights = {} }: Holder, name: (typeof FLAGS)[number]): boolean =>
  isManager(role) || (rights[name] ?? role !== 'technician');

/** Whether the user may bill and collect on site. */
export const mayCollect = (holder: Holder): boolean => hasFlag(holder, 'collects');

/** Whether the user may see costs and margins. */
export const seesCosts = (holder: Holder): boolean => hasFlag(holder, 'seesCosts');

/** Returns the largest credit note (cents) the user may issue; 0 = none. */
export const creditLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.creditLimitCents ?? 0);

/** Returns the largest single refund (cents) the user may issue; 0 = none. */
export const refundLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.refundLimitCents ?? 0);
