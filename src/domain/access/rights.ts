import { MANAGERS, type Role } from './roles';

/**
 * What one person may do that differs from what comes with their role. A right that is left out is as the role has it.
 * Given by admins (`changeMemberRights`), stored in `users/{uid}.rights`, and written by functions only.
 */
export type Rights = {
  /** Bills finished work on site and takes the payment for it. */
  collects?: boolean;
  /** Sees what things cost the company, and its margins. */
  seesCosts?: boolean;
  /** Gives credit notes of up to this many cents each. */
  creditLimitCents?: number;
  /** Gives money back, up to this many cents at a time. */
  refundLimitCents?: number;
};

/** More than any credit or refund of somebody who has a limit. */
export const RIGHT_LIMIT_CENTS = 1_000_000_00;

const FLAGS = ['collects', 'seesCosts'] as const;
const LIMITS = ['creditLimitCents', 'refundLimitCents'] as const;

const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= RIGHT_LIMIT_CENTS;

/** Keeps only known rights with a proper value: what a document says is never trusted to be well-formed. */
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

/** Managers always may; of the others, office and users unless it was taken from them, and technicians where it was given to them. */
const hasFlag = ({ role, rights = {} }: Holder, name: (typeof FLAGS)[number]): boolean =>
  isManager(role) || (rights[name] ?? role !== 'technician');

/** Whether somebody bills and collects on site. */
export const mayCollect = (holder: Holder): boolean => hasFlag(holder, 'collects');

/** Whether somebody sees costs and margins. */
export const seesCosts = (holder: Holder): boolean => hasFlag(holder, 'seesCosts');

/** The largest credit note (cents) that somebody may give; 0 = none. */
export const creditLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.creditLimitCents ?? 0);

/** The largest refund (cents) that somebody may give at a time; 0 = none. */
export const refundLimitOf = ({ role, rights = {} }: Holder): number =>
  isManager(role) ? Number.POSITIVE_INFINITY : (rights.refundLimitCents ?? 0);
