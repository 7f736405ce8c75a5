import { hasFeature } from '@/domain/access/features';
import {
  endConnection as endContract,
  finishConnection as finishContract,
  getConnectionSetup as setupContract,
  removeOwnClient as removeContract,
  saveOwnClient as saveContract,
  startConnection as startContract,
} from '@/domain/connection/api';
import { PROVIDER_INFO, type Provider } from '@/domain/connection/providers';
import { member, type Member } from '../platform/access';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { appUrl } from '../platform/config';
import { CONNECTION_SECRETS } from './config';
import { beginConnection, callbackUrl, completeConnection, dropConnection } from './connecting';
import { SPECS } from './providers';
import { clientFor, ownClientRef, secretPlace, type Link } from './records';
import { seal } from './seal';
import { takeState } from './states';

const ACTION = 'manageConnections';
const SECRETS = [...CONNECTION_SECRETS, ...Object.values(SPECS).flatMap(({ secrets }) => secrets)];

/** @throws AppError `permission-denied` if the provider's feature is off for the caller. */
function linkOf({ companyId, user }: Member, provider: Provider): Link {
  if (!hasFeature(user.features, PROVIDER_INFO[provider].feature)) throw denied('This feature is off for you.');
  return { companyId, spec: SPECS[provider] };
}

export const getConnectionSetup = defineCallable(
  setupContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 60 }, secrets: SECRETS },
  async (deps, { provider }, caller) => {
    // Also when the feature is off by now: a connection must be visible to be ended.
    const link: Link = { companyId: caller.companyId, spec: SPECS[provider] };
    const chosen = await clientFor(deps, link);
    return {
      clientOwner: chosen?.owner ?? null,
      ownClientId: chosen?.owner === 'company' ? chosen.client.clientId : '',
      isSecretLost: chosen?.isSecretLost ?? false,
      hasServerClient: link.spec.serverClient() !== null,
      callbackUrl: callbackUrl(appUrl(caller.origin)),
      isStandIn: link.spec.isStandIn(),
    };
  },
);

/** Another account's tokens are stored on behalf of a company, so even its owner must be verified. */
export const startConnection = defineCallable(
  startContract,
  {
    access: member({ action: ACTION, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: SECRETS,
  },
  async (deps, { provider }, caller) => ({
    url: await beginConnection(deps, linkOf(caller, provider), { uid: caller.uid, appUrl: appUrl(caller.origin) }),
  }),
);

export const finishConnection = defineCallable(
  finishContract,
  {
    access: member({ action: ACTION, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: SECRETS,
  },
  async (deps, { state, ...answer }, caller) => {
    const started = await takeState(deps, state, caller);
    await completeConnection(deps, linkOf(caller, started.provider), { started, ...answer });
    return { provider: started.provider };
  },
);

/** Only the role decides: anything connected while the feature was on must not stay so because it is now off. */
export const endConnection = defineCallable(
  endContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 10 }, secrets: SECRETS },
  async (deps, { provider }, { companyId }) => ({
    isRevoked: await dropConnection(deps, { companyId, spec: SPECS[provider] }),
  }),
);

/** A connection from another project is ended first, while that project can still revoke it. */
export const saveOwnClient = defineCallable(
  saveContract,
  {
    access: member({ action: ACTION, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: SECRETS,
  },
  async (deps, { provider, clientId, clientSecret }, caller) => {
    const link = linkOf(caller, provider);
    const { uid, companyId } = caller;
    await dropConnection(deps, link);
    const sealedSecret = await seal(clientSecret, secretPlace(companyId, provider));
    await ownClientRef(deps.db, companyId, provider).set({ clientId, sealedSecret, ...createdStamp(uid, deps.now()) });
    return {};
  },
);

export const removeOwnClient = defineCallable(
  removeContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 10 }, secrets: SECRETS },
  async (deps, { provider }, { companyId }) => {
    const chosen = await clientFor(deps, { companyId, spec: SPECS[provider] });
    if (chosen?.owner === 'company') await dropConnection(deps, { companyId, spec: SPECS[provider] });
    await ownClientRef(deps.db, companyId, provider).delete();
    return {};
  },
);
