import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { COMPANIES_A_PERSON, membershipSchema } from '@/domain/team/membership';
import type { UserFields } from '@/domain/user/schema';
import type { Deps } from '../../platform/admin';
import { companyRef } from '../../platform/collections';
import { memberships, placeOf, type Place } from '../../platform/memberships';

/** A company that somebody belongs to, with what they are and may do there today. */
export type OwnCompany = Place & { companyId: string; company: CompanyFields; isCurrent: boolean };

/** All companies that somebody belongs to, the one that they work in now among them, by name; those that are gone are left out. */
export async function companiesOf({ db }: Deps, uid: string, user: UserFields | null): Promise<OwnCompany[]> {
  const { docs } = await memberships(db).where('uid', '==', uid).limit(COMPANIES_A_PERSON).get();
  const away = docs.map((document) => membershipSchema.parse(document.data()));
  const ids = [...away.map(({ companyId }) => companyId), ...(user?.companyId ? [user.companyId] : [])];
  if (ids.length === 0) return [];
  const stored = await db.getAll(...ids.map((id) => companyRef(db, id)));
  return ids
    .flatMap((companyId, index): OwnCompany[] => {
      const data = stored[index]?.data();
      if (!data) return [];
      // As it is called today.
      const company = companySchema.parse(data);
      const membership = away[index];
      const place = membership ? placeOf(membership, company) : user;
      return place ? [{ ...place, companyId, company, isCurrent: !membership }] : [];
    })
    .toSorted((one, other) => one.company.name.localeCompare(other.company.name));
}
