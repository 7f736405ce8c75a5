import type { SecretParam } from 'firebase-functions/params';
import type { Deps } from './admin';
import type { CompanyCollection } from './collections';
import type { RecordChange } from './recordChange';

/** Watched collections that are not in a company, with the path of a document in them. */
const OUTSIDE = {
  companies: 'companies/{companyId}',
  payoutAccounts: 'payoutAccounts/{companyId}',
  stripeCustomers: 'stripeCustomers/{companyId}',
  technicians: 'users/{ownerUid}/technicians/{id}',
} as const;

export type Watched = CompanyCollection | keyof typeof OUTSIDE;

/** What follows from a write to a document of the collection. */
export type Reaction<C extends Watched = Watched> = {
  /** Appears in the log; unique among all reactions. */
  name: string;
  collection: C;
  react: (deps: Deps, change: RecordChange) => Promise<void>;
  /** Whether there is anything to do for a change. It reads nothing but the change; left out, every change concerns it. */
  concerns?: (change: RecordChange) => boolean;
  /** What it needs of Secret Manager; the function that runs it names it. */
  secrets?: readonly SecretParam[];
};

/**
 * States a reaction; it runs once a file in `reactions/` lists it. Events come at least once and in any order, so it must
 * go by the documents as they are now, and running it twice must be the same as running it once.
 */
export const defineReaction = <C extends Watched>(
  name: string,
  collection: C,
  react: Reaction['react'],
  options: Pick<Reaction, 'concerns' | 'secrets'> = {},
): Reaction<C> => ({ name, collection, react, ...options });

/** The path of a document of the collection, with the names of its parts in braces. */
export const documentOf = (collection: Watched): string =>
  collection in OUTSIDE ? OUTSIDE[collection as keyof typeof OUTSIDE] : `companies/{companyId}/${collection}/{id}`;
