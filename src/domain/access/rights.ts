import { MANAGERS, type Role } from './roles';

/**
 * Where one person's rights differ from those of their role. A missing right is as in the role. Granted by admins (`changeMemberRights`),
 * stored in `users/{uid}.rights`, and written by functions only.
 */
export type Rights = {
  /** Whether they bill finished work on site and take the payment for it. */
  collects?: boolean;
  /** Whether they see what things cost the company, and its margins. */
  seesCosts?: boolean;
  /** The maximum of each of their credit notes, in cents. */
  creditLimitCents?: number;
  /** The maximum of each of their refunds, in cents. */
  refundLimitCents?: number;
};

/** The highest limit for credits and refunds. */
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

/** Managers always may; of the others, office and users unless it was revoked, and technicians if it was granted. */
const hasFlag = ({ role, rights = {} }: Holder, name: (typeof FLAGS)[number]): boolean =>
  isManager(role) || (rights[name] ?? role !== 'technician');

/** Whether someone bills and collects on site. */
export const mayCollect = (holder: Holder): boolean => hasFlag(holder, 'collects');

/** Whether someone sees costs and margins. */
export const seesCosts = (holder: Holder): boolean => hasFlag(holder, 'seesCosts');

/** Returns the largest credit note (cents) that someone may issue; 0 = none. */
export const creditLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.creditLimitCents ?? 0);

/** Returns the largest single refund (cents) that someone may give; 0 = none. */
export const refundLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.refundLimitCents ?? 0);
