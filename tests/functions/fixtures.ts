import type { input as InputOf } from 'zod';
import { registerCompany } from '@/domain/company/api';
import type { Role } from '@/domain/access/roles';
import { db, newAccount, type Client } from './support';

type Registration = InputOf<typeof registerCompany.input>;

export const registration = (changes: Partial<Registration> = {}): Registration => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Lovelace Heating',
  industry: 'plumbing',
  companyPhone: '(512) 555-0134',
  companyAddress: { street: '12 Elm St', city: 'Austin', state: 'TX', postalCode: '78701' },
  timeZone: 'America/Chicago',
  ...changes,
});

/** Creates a company with its owner, through the real function. */
export async function newCompany(): Promise<{ owner: Client; companyId: string }> {
  const owner = await newAccount();
  const { companyId } = await owner.call(registerCompany, registration());

  return { owner, companyId };
}

const FEATURES = { customers: true, jobs: true, technicians: true };

/** Adds a coworker to the company, without the functions. */
export async function newMember(
  companyId: string,
  role: Role,
  changes: { disabled?: boolean; isVerified?: boolean } = {},
): Promise<Client> {
  const { disabled = false, isVerified = true } = changes;
  const client = await newAccount({ isVerified });
  await db.doc(`users/${client.uid}`).set({
    companyId,
    role,
    disabled,
    features: FEATURES,
    email: client.email,
    firstName: 'Grace',
    lastName: 'Hopper',
  });

  return client;
}
