import type { SecretParam } from 'firebase-functions/params';
import type { Deps } from './admin';
import type { CompanyCollection } from './collections';
import type { RecordChange } from './recordChange';

/** Watched collections outside of companies, with a document's path in them. */
const OUTSIDE = {
  companies: 'companies/{companyId}',
  payoutAccounts: 'payoutAccounts/{companyId}',
  stripeCustomers: 'stripeCustomers/{companyId}',
  technicians: 'users/{ownerUid}/technicians/{id}',
} as const;

export type Watched = CompanyCollection | keyof typeof OUTSIDE;

/** A reaction to writes in the collection. */
export type Reaction<C extends Watched = Watched> = {
  /** Appears in the log; unique among all reactions. */
  name: string;
  collection: C;
  react: (deps: Deps, change: RecordChange) => Promise<void>;
  /** Whether a change requires anything. Reads nothing but the change; if omitted, every change does. */
  concerns?: (change: RecordChange) => boolean;
  /** Secrets it needs from Secret Manager; the function that runs it declares them. */
  secrets?: readonly SecretParam[];
};

/**
 * Defines a reaction; it runs once a file in `reactions/` lists it. Events come at least once and in any order, so it must use the
 * documents' current state, and be idempotent.
 */
export const defineReaction = <C extends Watched>(
  name: string,
  collection: C,
  react: Reaction['react'],
  options: Pick<Reaction, 'concerns' | 'secrets'> = {},
): Reaction<C> => ({ name, collection, react, ...options });

/** Returns the path of a document in the collection, with parameter names in braces. */
export const documentOf = (collection: Watched): string =>
  collection in OUTSIDE ? OUTSIDE[collection as keyof typeof OUTSIDE] : `companies/{companyId}/${collection}/{id}`;
