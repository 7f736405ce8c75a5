import {
  getLeadHook as getContract,
  makeLeadHook as makeContract,
  revokeLeadHook as revokeContract,
} from '@/domain/lead/api';
import { member } from '../platform/access';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { hookRef, newHookSecret, parseHook, shownHook } from './hooks';

const ACTION = 'manageLeadHook';

export const getLeadHook = defineCallable(
  getContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 60 } },
  async ({ db }, _input, { companyId }) => {
    const hook = parseHook((await hookRef(db, companyId).get()).data());
    return { hook: hook && shownHook(companyId, hook) };
  },
);

/** Creates the company's webhook; a new one replaces the old. The secret is shown only this once. */
export const makeLeadHook = defineCallable(
  makeContract,
  {
    access: member({ action: ACTION, feature: 'leads', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
  },
  async ({ db, now, newId }, _input, { uid, companyId }) => {
    const hook = { hookId: newId(), secret: newHookSecret(), madeAt: now(), lastUsedAt: '' };
    await hookRef(db, companyId).set({ ...hook, ...createdStamp(uid, now()) });
    return { hook: shownHook(companyId, hook), secret: hook.secret };
  },
);

/** Only the role decides: a hook opened while the feature was on must not stay open because it is now off. */
export const revokeLeadHook = defineCallable(
  revokeContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 60 } },
  async ({ db }, _input, { companyId }) => {
    await hookRef(db, companyId).delete();
    return {};
  },
);
