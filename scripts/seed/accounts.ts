import { createUserWithEmailAndPassword, sendEmailVerification, signInWithEmailAndPassword } from 'firebase/auth';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Role } from '@/domain/access/roles';
import { registerCompany } from '@/domain/company/api';
import { acceptInvitation, changeMemberRights, inviteMember } from '@/domain/team/api';
import { call, openClient, type Client } from './client';
import type { CompanyPlan } from './companies/plan';
import { DEMO_PASSWORD } from './config';
import { openVerificationLinks } from './emulators';
import { staffOf, type StaffPlan } from './people';
import { despiteLocks } from './despiteLocks';

/** A signed-in member of a company. */
export type Person = StaffPlan & { uid: string; client: Client; companyId: string };

export type Team = { companyId: string; owner: Person; members: Person[] };
export type WeightedRole = { role: Role; weight: number };

/** Returns the people with some roles, for weighted picks. */
export const weightedStaff = (
  { members }: Team,
  roles: readonly WeightedRole[],
): { person: Person; weight: number }[] =>
  roles.flatMap(({ role, weight }) =>
    members.filter((member) => member.role === role).map((person) => ({ person, weight })),
  );

/** Whether the demo companies already exist. */
export async function canSignIn(email: string): Promise<boolean> {
  const client = openClient(`probe ${email}`);
  try {
    await signInWithEmailAndPassword(client.auth, email, DEMO_PASSWORD);
    return true;
  } catch (error) {
    // A wrong address is the expected answer; anything else (no emulator, for instance) must not be mistaken for it.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'auth/user-not-found' || code === 'auth/invalid-credential') return false;
    throw error;
  } finally {
    await client.close();
  }
}

/** Signs everyone up, creates the company, and has everyone join it by invitation. */
export async function gatherTeam(company: CompanyPlan, nowIso: string): Promise<Team> {
  const people = await Promise.all(staffOf(company).map((plan) => signUp(company, plan, nowIso)));
  await openVerificationLinks(people.map(({ email }) => email));
  // The token still says "not verified" until it is refreshed.
  await Promise.all(people.map(async ({ client }) => client.auth.currentUser?.getIdToken(true)));

  const [owner, ...others] = people;
  if (!owner) throw new Error(`${company.name} has no staff`);
  const { companyId } = await call(owner.client, registerCompany, {
    firstName: owner.firstName,
    lastName: owner.lastName,
    companyName: company.name,
    industry: company.industry,
    companyPhone: company.phone,
    companyAddress: company.address,
    timeZone: company.timeZone,
  });
  await Promise.all(
    others.map(async ({ client, uid, email, role }) => {
      const { inviteId } = await call(owner.client, inviteMember, { email, role });
      // The invited person has both ids from the link in the e-mail.
      await call(client, acceptInvitation, { companyId, inviteId });
      // So that a demo technician can see the end of a visit.
      if (role === 'technician')
        await call(owner.client, changeMemberRights, {
          uid,
          rights: { collects: true, seesCosts: false, creditLimitCents: 0, refundLimitCents: 0 },
        });
    }),
  );
  const members = people.map((person) => ({ ...person, companyId }));
  const [admin] = members;
  if (!admin) throw new Error(`${company.name} has no owner`);
  return { companyId, owner: admin, members };
}

async function signUp({ industry }: CompanyPlan, plan: StaffPlan, nowIso: string): Promise<Person> {
  const client = openClient(plan.email);
  const { user } = await createUserWithEmailAndPassword(client.auth, plan.email, DEMO_PASSWORD);
  const { firstName, lastName, email, phone } = plan;
  await setDoc(doc(client.db, 'users', user.uid), {
    companyId: null,
    role: 'user',
    features: {},
    industries: [industry],
    colorScheme: 'auto',
    firstName,
    lastName,
    email,
    phone,
    isOnboarded: true,
    createdBy: user.uid,
    createdAt: nowIso,
    updatedBy: user.uid,
    updatedAt: nowIso,
  });
  // Otherwise each of the visits created next would be announced to them. Not after joining: the others' joins read all members, and the
  // emulator lets one wait for the other until both give up.
  await despiteLocks(() =>
    updateDoc(doc(client.db, 'users', user.uid), {
      alertsBy: 'none',
      updatedBy: user.uid,
      updatedAt: new Date().toISOString(),
    }),
  );
  await sendEmailVerification(user);
  return { ...plan, uid: user.uid, client, companyId: '' };
}
