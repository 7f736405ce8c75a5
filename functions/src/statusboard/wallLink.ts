import {
  getWallLink as getContract,
  makeWallLink as makeContract,
  revokeWallLink as revokeContract,
} from '@/domain/statusboard/api';
import { newShareToken } from '@/domain/public-document/token';
import { canAct } from '@/domain/access/permissions';
import { member } from '../platform/access';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { linkOf, removeLinks, wallLinks, wallMark, type WallLinkRecord } from './links';
import { newPin } from './pins';

const ACTION = 'shareStatusBoard';

export const getWallLink = defineCallable(
  getContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 60 } },
  async (deps, _input, { companyId }) => ({ link: await linkOf(deps, companyId) }),
);

/** Creates the company's only link: it replaces the previous one, on every screen where that is open. */
export const makeWallLink = defineCallable(
  makeContract,
  // A link is for unattended screens: the person giving it must be verified, owners included.
  { access: member({ action: ACTION, requiresVerifiedEmail: true }), rateLimit: { perMinute: 10, perNetwork: 30 } },
  async (deps, { hasNames }, { uid, companyId, user }) => {
    if (!canAct(user, ACTION)) throw denied('This feature is off for you.');
    const { pin, secrets } = await newPin();
    const token = newShareToken();
    const createdAt = deps.now();
    const made = {
      companyId,
      hasNames,
      createdBy: uid,
      createdAt,
      seenOn: createdAt.slice(0, 10),
      ...secrets,
      tries: 0,
      triedFrom: '',
      lastTryAt: '',
    };
    await deps.db.runTransaction(async (transaction) => {
      await removeLinks(deps, transaction, companyId);
      transaction.set(wallLinks(deps.db).doc(token), made satisfies WallLinkRecord);
      transaction.set(wallMark(deps.db, token), { companyId, ...createdStamp('', createdAt) });
    });
    return { link: { token, hasNames, createdAt }, pin };
  },
);

/** Only the role decides: anything shown while the feature was on must not stay open because it is now off. */
export const revokeWallLink = defineCallable(
  revokeContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 60 } },
  async (deps, _input, { companyId }) => {
    await deps.db.runTransaction((transaction) => removeLinks(deps, transaction, companyId));
    return {};
  },
);
