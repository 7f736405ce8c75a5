import { membershipSchema } from '@/domain/team/membership';
import { userName, userSchema, type UserFields } from '@/domain/user/schema';
import type { Deps } from '../../platform/admin';
import { users } from '../../platform/collections';
import { memberships } from '../../platform/memberships';

/** A member currently working in another of their companies. */
export type AwayMember = Pick<UserFields, 'firstName' | 'lastName' | 'email' | 'role' | 'rights'> & {
  uid: string;
  name: string;
};

/** The same limit as for members who are present. */
const MOST_AWAY = 100;

/** Returns the company's members currently working elsewhere, by name; disabled ones are left out. */
export async function awayMembers({ db }: Pick<Deps, 'db'>, companyId: string): Promise<AwayMember[]> {
  const { docs } = await memberships(db).where('companyId', '==', companyId).limit(MOST_AWAY).get();
  if (docs.length === 0) return [];
  const away = docs.map((document) => membershipSchema.parse(document.data()));
  const people = await db.getAll(...away.map(({ uid }) => users(db).doc(uid)));
  return away
    .flatMap(({ uid, role, rights }, index) => {
      const user = userSchema.safeParse(people[index]?.data()).data;
      if (!user || user.disabled) return [];
      const { firstName, lastName, email } = user;
      return [{ uid, name: userName(user), firstName, lastName, email, role, rights }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
