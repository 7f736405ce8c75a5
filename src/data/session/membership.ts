import type { FeatureMap } from '@/domain/access/features';
import { DEFAULT_ROLE, type Role } from '@/domain/access/roles';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import { userSchema, type User } from '@/domain/user/schema';
import type { AppError } from '@/lib/appError';
import { isSame } from '@/lib/stableJson';
import { collections } from '../collections';
import { toAppError } from '../errors';
import { noteReadFailure, quietly } from '../readFailures';
import { parseRecord } from '../records/definition';
import { clearAllCaches } from '../records/namedCaches';
import { invalidateLists, recordKey } from '../records/recordCache';
import type { RawDocument, RecordStore } from '../records/store';

type Company = Stored<CompanyFields>;

/** The current user and company documents. */
export type WorkspaceState = {
  user: User | null;
  company: Company | null;
  role: Role;
  features: FeatureMap;
  /** Features that were bought and then withdrawn: existing records may still be read. */
  readOnlyFeatures: FeatureMap;
  /** Why the user or company couldn't be read, if that's why they are missing. */
  error: AppError | null;
  /** The name of the company the user was removed from while the app was open, else ''. */
  leftCompany: string;
};

/** Follows the user and company as long as someone is signed in. */
export type Membership = {
  getState: () => WorkspaceState;
  subscribe: (listener: () => void) => () => void;
  /** Rereads the user and the company. */
  refresh: () => Promise<void>;
  /** Resolves once both were read from somewhere other than this device's cache. */
  confirmed: Promise<void>;
  dispose: () => void;
};

const NOBODY: WorkspaceState = {
  user: null,
  company: null,
  role: DEFAULT_ROLE,
  features: {},
  readOnlyFeatures: {},
  error: null,
  leftCompany: '',
};

type Read = (path: string, id: string) => Promise<RawDocument | null>;

const toUser = (document: RawDocument | null): User | null =>
  document && parseRecord({ name: 'users', schema: userSchema }, document);
const toCompany = (document: RawDocument | null): Company | null =>
  document && parseRecord({ name: 'companies', schema: companySchema }, document);

/**
 * Starts with this device's copy of the user and their company, if it has both; otherwise reads them first. Then follows both, so that a
 * changed role or feature applies immediately.
 */
export async function openMembership({ uid, store }: { uid: string; store: RecordStore }): Promise<Membership> {
  let state = NOBODY;
  let isDisposed = false;
  let stopCompany: () => void = () => undefined;
  const listeners = new Set<() => void>();

  let followedCompanyId: string | null = null;
  const followCompany = (companyId: string | null): void => {
    if (companyId === followedCompanyId) return;
    followedCompanyId = companyId;
    stopCompany();
    stopCompany = companyId
      ? store.watchDocument(
          'companies',
          companyId,
          (document) => {
            // It's followed before the switch (see readBoth), so it isn't where the user works yet.
            if (document && companyId === state.user?.companyId) {
              take('your company', () => ({ company: toCompany(document) }));
            }
          },
          () => undefined,
        )
      : () => undefined;
  };
  const set = (changes: Partial<Pick<WorkspaceState, 'user' | 'company' | 'error'>>): void => {
    if (isDisposed) return;
    const before = state;
    const { user, company, error } = { ...before, error: null, ...changes };
    if (isSame([user, company], [before.user, before.company]) && error === before.error) return;
    const wasIn = before.user?.companyId ?? null;
    const isIn = user?.companyId ?? null;
    state = {
      user,
      company: isIn === company?.id ? company : null,
      role: user?.role ?? DEFAULT_ROLE,
      features: user?.features ?? {},
      readOnlyFeatures: user?.readOnlyFeatures ?? {},
      error,
      leftCompany: isIn === null && user ? (before.company?.name ?? before.leftCompany) : '',
    };
    // Cache keys don't include the company (specification, section 7): nothing from the previous one may be shown.
    if (wasIn !== isIn && before.user) clearAllCaches();
    followCompany(isIn);
    for (const listener of listeners) listener();
  };
  /** A damaged document is logged and reported to the shell; the previous state stays. */
  const take = (what: string, read: () => Parameters<typeof set>[0]): void => {
    try {
      set(read());
    } catch (error) {
      noteReadFailure(what, error);
    }
  };

  const fromServer: Read = (path, id) => store.get(path, id);
  const fromDevice: Read = (path, id) => store.getFromDevice(path, id);
  const readCompany = async (get: Read, companyId: string | null): Promise<Company | null> =>
    companyId ? toCompany(await get('companies', companyId)) : null;
  let latestReading = 0;
  /** Applies the given user, or rereads it, together with their company; the most recently started call wins. */
  const readBoth = async (seen?: User | null): Promise<void> => {
    const reading = ++latestReading;
    let error: AppError | null = null;
    const attempt = <T>(what: string, read: () => Promise<T | null>, known: T | null): Promise<T | null> =>
      quietly(what, read, undefined, (failure) => {
        error = toAppError(failure);
      }).then((found) => (found !== undefined ? found : error?.code === 'permission-denied' ? null : known));
    const user =
      seen ?? (await attempt('your account', async () => toUser(await fromServer('users', uid)), state.user));
    const companyId = user?.companyId ?? null;
    // Reading what is already followed avoids asking the server twice, and twice more when unsubscribing.
    if (companyId && reading === latestReading) followCompany(companyId);
    const company = await attempt('your company', () => readCompany(fromServer, companyId), state.company);
    if (reading === latestReading) set({ user, company, error });
  };
  const refresh = (): Promise<void> => readBoth();
  const readFromDevice = async (): Promise<boolean> => {
    const user = toUser(await fromDevice('users', uid));
    const company = await readCompany(fromDevice, user?.companyId ?? null);
    if (!user || !company) return false;
    set({ user, company });
    return true;
  };

  const takeUser = (user: User | null): void => {
    if (isSame(user, state.user)) return;
    collections.users.cache.delete(recordKey(collections.users.name, uid, uid));
    invalidateLists(collections.users.cache, collections.users.name, uid);
    const hasMoved = (user?.companyId ?? null) !== (state.user?.companyId ?? null);
    // When users move to another company, both change at once: no one sees one company's pages with another's user. Their record isn't
    // requested again: removed users may not read anything anymore, and would get a misleading error.
    if (hasMoved) void readBoth(user);
    else set({ user });
  };
  const takeUserDocument = (document: RawDocument | null): void => {
    try {
      takeUser(toUser(document));
    } catch (error) {
      noteReadFailure('your account', error);
    }
  };

  let isOpen = await readFromDevice().catch(() => false);
  let seenMeanwhile: RawDocument | null | undefined;
  // Before the read, which then includes it (readBoth). A user who has been read already isn't reread for this.
  const stopUser = store.watchDocument(
    'users',
    uid,
    (document) => {
      if (isOpen) takeUserDocument(document);
      else seenMeanwhile = document;
    },
    (error) => console.warn('The account is not being followed', error),
  );
  const confirmed = refresh();
  if (!isOpen) await confirmed;
  isOpen = true;
  if (seenMeanwhile !== undefined) takeUserDocument(seenMeanwhile);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    confirmed,
    dispose: () => {
      isDisposed = true;
      stopUser();
      stopCompany();
      listeners.clear();
    },
  };
}
