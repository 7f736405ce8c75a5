import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Provider } from '@/domain/connection/providers';
import { callbackValuesSchema, CLIENT_OWNERS, type CallbackValues, type Connection } from '@/domain/connection/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { OauthClient, ProviderSpec } from './provider';
import { seal, SealBroken, unseal } from './seal';

/** companies/{c}/keys/oauth-{provider}: the encrypted tokens. No security rule allows reading it. */
export const keySchema = z.object({
  clientOwner: z.enum(CLIENT_OWNERS),
  clientId: z.string(),
  sealedAccess: z.string(),
  accessEndsAt: z.string(),
  /** '' if the provider gave none. */
  sealedRefresh: z.string(),
  /** Latest time at which a person has to consent again; '' = unknown. */
  endsAt: z.string(),
  /** The absolute end, which use doesn't extend; '' = unknown. */
  hardEndsAt: z.string().default(''),
  /** Changes with each pair of tokens. */
  generation: z.string(),
  /** The run renewing the tokens, and until when it has exclusive rights; '' = no one. */
  leaseId: z.string(),
  leaseEndsAt: z.string(),
  /** The provider refused the tokens, and no renewal will change that. */
  isRefused: z.boolean(),
  /** Values the provider declares from its callback, such as QuickBooks' realmId. */
  values: callbackValuesSchema.default({}),
});
export type StoredKey = z.infer<typeof keySchema>;

/** A company's account with a provider. */
export type Link = { companyId: string; spec: ProviderSpec };

export const keyRef = (db: Firestore, { companyId, spec }: Link): DocumentReference =>
  inCompany(db, companyId, 'keys').doc(`oauth-${spec.id}`);

export const faceRef = (db: Firestore, { companyId, spec }: Link): DocumentReference =>
  inCompany(db, companyId, 'connections').doc(spec.id);

export const parseKey = (data: unknown): StoredKey | null => keySchema.safeParse(data).data ?? null;

/** Returns the provider's callback values for the connected account, or null without a connection. */
export async function callbackValues({ db }: Deps, link: Link): Promise<CallbackValues | null> {
  return parseKey((await keyRef(db, link).get()).data())?.values ?? null;
}

const placeOf = ({ companyId, spec }: Link, what: 'access' | 'refresh'): string => `${companyId}/${spec.id}/${what}`;

export const sealToken = (link: Link, what: 'access' | 'refresh', token: string): Promise<string> =>
  token === '' ? Promise.resolve('') : seal(token, placeOf(link, what));

export const openToken = (link: Link, what: 'access' | 'refresh', sealed: string): Promise<string> =>
  sealed === '' ? Promise.resolve('') : unseal(sealed, placeOf(link, what));

/** companies/{c}/keys/oauthClient-{provider}: the company's own project. No security rule allows reading it. */
const ownClientSchema = z.object({ clientId: z.string(), sealedSecret: z.string() });

export const ownClientRef = (db: Firestore, companyId: string, provider: Provider): DocumentReference =>
  inCompany(db, companyId, 'keys').doc(`oauthClient-${provider}`);

export const secretPlace = (companyId: string, provider: Provider): string => `${companyId}/${provider}/client`;

type Chosen = {
  owner: Connection['clientOwner'];
  client: OauthClient;
  /** The company's project is known, but its secret can't be decrypted: the server's key was changed. */
  isSecretLost: boolean;
};

/** Returns the project used for connecting: the company's own, otherwise the server's; null if there is neither. */
export async function clientFor({ db }: Deps, { companyId, spec }: Link): Promise<Chosen | null> {
  const stored = ownClientSchema.safeParse((await ownClientRef(db, companyId, spec.id).get()).data()).data;
  if (stored) {
    const clientSecret = await unseal(stored.sealedSecret, secretPlace(companyId, spec.id)).catch((error: unknown) => {
      if (error instanceof SealBroken) return null;
      throw error;
    });
    const client = { clientId: stored.clientId, clientSecret: clientSecret ?? '' };
    return { owner: 'company', client, isSecretLost: clientSecret === null };
  }
  const client = spec.serverClient();
  return client && { owner: 'server', client, isSecretLost: false };
}
