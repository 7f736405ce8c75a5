import { companyPath, defineCollection, type Scope } from '@/data/records/definition';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createOutbox, type Outbox } from '@/data/outbox/outbox';
import { createRepository, type Repository } from '@/data/records/repository';
import type { RecordStore } from '@/data/records/store';
import { customerInputSchema, customerSchema, newCustomer, type Customer } from '@/domain/customer/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema, jobSchema, type Job } from '@/domain/job/schema';

/** One company with two coworkers, each with their own store on one server. */
export type World = {
  companyId: string;
  admin: { uid: string; store: RecordStore };
  colleague: { uid: string; store: RecordStore };
  /** Writes documents as given, bypassing the rules. */
  seed: (collection: string, documents: Record<string, Record<string, unknown>>) => Promise<void>;
  /** Reads the document as the server has it. */
  stored: (collection: string, id: string) => Promise<Record<string, unknown> | null>;
  end: () => Promise<void>;
};

export type Desk = {
  customers: Repository<Customer>;
  jobs: Repository<Job>;
  outbox: Outbox;
  store: RecordStore;
  uid: string;
};

/** Returns a user's repositories, with empty caches and an empty outbox. */
export function deskOf({ uid, store }: { uid: string; store: RecordStore }, companyId: string): Desk {
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true, waitMs: 30_000 });
  const scope = (): Scope => ({ uid, companyId, ownerUid: null });
  const context = { store, outbox, scope };
  const customers = createRepository(
    defineCollection({ name: 'customers', path: companyPath('customers'), schema: () => customerSchema }),
    context,
  );
  const jobs = createRepository(
    defineCollection({ name: 'jobs', path: companyPath('jobs'), schema: () => jobSchema }),
    context,
  );
  return { customers, jobs, outbox, store, uid };
}

export const customer = (fields: Partial<Customer> = {}): Customer => ({
  ...newCustomer(customerInputSchema.parse({ firstName: 'Ada', lastName: 'Lovelace' })),
  ...fields,
});

export function job(uid: string, fields: Partial<Job> & { customerId?: string } = {}): Job {
  const { customerId = 'customer-1' } = fields;
  const input = jobInputSchema.parse({ title: 'No heat', customerId });
  const about = { id: customerId, name: 'Ada Lovelace', sortName: 'lovelace, ada', phone: '' };
  return {
    ...newJob(input, { number: '26-AAAAA', nowIso: new Date().toISOString(), uid, customer: about, property: null }),
    ...fields,
  };
}

/** Builds records as they are stored, for `seed`. */
export const asStored = (fields: object, uid: string, revision: string): Record<string, unknown> => ({
  ...fields,
  createdBy: uid,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedBy: uid,
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision,
  baseRevision: '',
});

/** Resolves with the first value that `isIt` accepts. */
export function until<T>(
  watch: (onNext: (value: T) => void, onError: (error: Error) => void) => () => void,
  isIt: (value: T) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watch((value) => {
      if (!isIt(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    }, reject);
  });
}
