// The QuickBooks mock's state: projects, people's consents, and the books of two companies.
import { randomUUID } from 'node:crypto';
import { firstBooks } from './firstBooks.mjs';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 8_726_400;
const DAY_MS = 86_400_000;
const HARD_MS = 5 * 365 * DAY_MS;
const CODE_MS = 5 * 60_000;

/** @returns the state, with the operations the routes use */
export function createStore() {
  let aheadSeconds = 0;
  const state = {
    clients: new Map([['local-quickbooks', 'local-quickbooks-secret']]),
    verifier: 'local-quickbooks-verifier',
    codes: new Map(),
    /** One per consent: its chain of refresh tokens. */
    grants: new Map(),
    realms: new Map(),
    faults: [],
    log: [],
    news: [],
    requests: new Map(),
    switches: {},
  };
  const firstSwitches = () => ({
    /** The old refresh token stays valid for another day. */
    keepsOldToken: false,
    /** 0 = no limit. */
    perSecond: 10,
    perMinute: 500,
    /** An explicit TotalTax is accepted as is. */
    takesTotalTax: true,
    /** `new` (CloudEvents) or `old`. */
    webhookFormat: 'new',
    deliversItself: true,
    hasEnded: false,
    hasNoRights: false,
    answersFaultWith200: false,
  });
  const now = () => Date.now() + aheadSeconds * 1000;
  const iso = (ms = now()) => new Date(ms).toISOString();

  const reset = () => {
    aheadSeconds = 0;
    for (const map of [state.codes, state.grants, state.realms, state.requests]) map.clear();
    state.faults.length = 0;
    state.log.length = 0;
    state.news.length = 0;
    state.switches = firstSwitches();
    state.realms.set('9130347', firstBooks('Ridge Heating books', iso));
    state.realms.set('9130348', firstBooks('Another company', iso));
  };
  reset();

  return {
    state,
    now,
    iso,
    reset,
    setAhead: (seconds) => {
      aheadSeconds = seconds;
    },
    note: (entry) => {
      state.log.push({ at: iso(), ...entry });
      if (state.log.length > 20_000) state.log.shift();
    },
    /** Returns the requested failure for a request, and uses it up. */
    takeFault: (method, path) => {
      const at = state.faults.findIndex(
        (fault) => path.includes(fault.path) && (!fault.method || fault.method === method) && !(fault.skip-- > 0),
      );
      if (at === -1) return undefined;
      const fault = state.faults[at];
      fault.times -= 1;
      if (fault.times <= 0) state.faults.splice(at, 1);
      return fault;
    },
    newCode: (facts) => {
      const code = `AB1${randomUUID().replaceAll('-', '')}`;
      state.codes.set(code, { ...facts, at: now(), grantId: '' });
      return code;
    },
    /** Exchanging a code a second time revokes what the first exchange granted. */
    takeCode: (code) => {
      const found = state.codes.get(code);
      if (!found) return undefined;
      if (found.grantId !== '') {
        state.grants.delete(found.grantId);
        return undefined;
      }
      return now() - found.at > CODE_MS ? undefined : found;
    },
    grant: (code, { clientId, realmId }) => {
      const id = randomUUID();
      state.codes.get(code).grantId = id;
      const grant = {
        clientId,
        realmId,
        refresh: newToken('AB11'),
        rotatedAt: now(),
        usedAt: now(),
        bornAt: now(),
        old: '',
        access: new Map(),
      };
      state.grants.set(id, grant);
      return grant;
    },
    /** Returns the consent a refresh token belongs to; undefined if it is no longer valid. */
    grantOf: (refresh) => {
      for (const [id, grant] of state.grants) {
        const isOld =
          grant.old === refresh && refresh !== '' && state.switches.keepsOldToken && now() - grant.rotatedAt < DAY_MS;
        if (grant.refresh !== refresh && !isOld) continue;
        if (now() - grant.usedAt > REFRESH_SECONDS * 1000 || now() - grant.bornAt > HARD_MS) state.grants.delete(id);
        return state.grants.get(id);
      }
      return undefined;
    },
    /** Issues a pair of tokens: the refresh token changes once a day, and its lifetime restarts with each use. */
    issue: (grant, wantsHard) => {
      if (now() - grant.rotatedAt > DAY_MS)
        Object.assign(grant, { old: grant.refresh, refresh: newToken('AB11'), rotatedAt: now() });
      grant.usedAt = now();
      const access = newToken('eyJ');
      grant.access.set(access, now() + ACCESS_SECONDS * 1000);
      return {
        token_type: 'bearer',
        access_token: access,
        expires_in: ACCESS_SECONDS,
        refresh_token: grant.refresh,
        x_refresh_token_expires_in: REFRESH_SECONDS,
        ...(wantsHard ? { x_refresh_token_hard_expires_in: Math.floor((grant.bornAt + HARD_MS - now()) / 1000) } : {}),
      };
    },
    revoke: (token) => {
      for (const [id, grant] of state.grants)
        if (grant.refresh === token || grant.access.has(token)) return state.grants.delete(id);
      return false;
    },
    /** Returns whose books an access token opens; undefined for none. */
    realmOf: (access) => {
      for (const grant of state.grants.values()) if ((grant.access.get(access) ?? 0) > now()) return grant.realmId;
      return undefined;
    },
    forgetAccess: () => {
      for (const grant of state.grants.values()) grant.access.clear();
    },
  };
}

const newToken = (prefix) => `${prefix}${randomUUID().replaceAll('-', '')}${randomUUID().replaceAll('-', '')}`;
