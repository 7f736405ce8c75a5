// Replaces `firebase-admin/app`, `/auth` and `/storage`, for the functions and for their tests: vite.config.ts.
import { newId } from '@/lib/ids';

const APP = {};
export const getApps = (): object[] => [APP];
export const initializeApp = (): object => APP;

type Account = {
  uid: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
  tokensValidAfterTime?: string;
  multiFactor?: { enrolledFactors: { uid: string; factorId: string }[] | null };
  /** Times in Firebase's format. */
  metadata: { lastSignInTime: string; lastRefreshTime: string | null };
};
type Changes = Partial<Pick<Account, 'email' | 'emailVerified' | 'disabled' | 'multiFactor'>>;

const accounts = new Map<string, Account>();

const refused = (code: string): Error => Object.assign(new Error(code), { code: `auth/${code}` });

function accountOf(uid: string): Account {
  const account = accounts.get(uid);
  if (!account) throw refused('user-not-found');
  return account;
}

/** The accounts API, as far as the functions and their tests use it. */
const auth = {
  createUser: async ({ uid = newId(), email = '', ...changes }: Changes & { uid?: string }): Promise<Account> => {
    await Promise.resolve();
    if (accounts.has(uid)) throw refused('uid-already-exists');
    const address = email.toLowerCase();
    if (address !== '' && [...accounts.values()].some((account) => account.email === address))
      throw refused('email-already-exists');
    const metadata = { lastSignInTime: new Date().toUTCString(), lastRefreshTime: null };
    const account = { uid, email: address, emailVerified: false, disabled: false, metadata, ...changes };
    accounts.set(uid, account);
    return { ...account };
  },
  getUser: async (uid: string): Promise<Account> => {
    await Promise.resolve();
    return { ...accountOf(uid) };
  },
  getUsers: (ids: { uid: string }[]) => {
    const users = ids.flatMap(({ uid }) => accounts.get(uid) ?? []);
    return Promise.resolve({ users, notFound: ids.filter(({ uid }) => !accounts.has(uid)) });
  },
  updateUser: async (uid: string, changes: Changes): Promise<Account> => {
    await Promise.resolve();
    return { ...Object.assign(accountOf(uid), changes) };
  },
  deleteUser: async (uid: string): Promise<void> => {
    await Promise.resolve();
    accountOf(uid);
    accounts.delete(uid);
  },
  revokeRefreshTokens: async (uid: string): Promise<void> => {
    await Promise.resolve();
    accountOf(uid).tokensValidAfterTime = new Date().toUTCString();
  },
};
export const getAuth = (): typeof auth => auth;
export const forgetAccounts = (): void => accounts.clear();

/** Files are covered by the emulators' tests. */
export const getStorage = (): never => {
  throw new Error('There are no files in memory: such a test ends in .emulators.test.ts');
};
