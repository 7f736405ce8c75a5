import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { COMPANIES_A_PERSON, membershipSchema } from '@/domain/team/membership';
import type { UserFields } from '@/domain/user/schema';
import type { Deps } from '../../platform/admin';
import { companyRef } from '../../platform/collections';
import { memberships, placeOf, type Place } from '../../platform/memberships';

/** A company that someone belongs to, with their current role and permissions there. */
export type OwnCompany = Place & { companyId: string; company: CompanyFields; isCurrent: boolean };

/** Returns all of someone's companies, including the one they are working in now, by name; deleted ones are left out. */
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
      // Its current name.
      const company = companySchema.parse(data);
      const membership = away[index];
      const place = membership ? placeOf(membership, company) : user;
      return place ? [{ ...place, companyId, company, isCurrent: !membership }] : [];
    })
    .toSorted((one, other) => one.company.name.localeCompare(other.company.name));
}
