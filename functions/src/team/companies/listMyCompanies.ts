import { companySchema } from '@/domain/company/schema';
import { listMyCompanies as contract } from '@/domain/team/api';
import { COMPANIES_A_PERSON, membershipSchema } from '@/domain/team/membership';
import { signedIn } from '../../platform/access';
import { companyRef } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { memberships } from '../../platform/memberships';

/** The companies that the caller belongs to, by name; those that are gone are left out. */
export const listMyCompanies = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async ({ db }, _input, { uid, user }) => {
    const { docs } = await memberships(db).where('uid', '==', uid).limit(COMPANIES_A_PERSON).get();
    const belongs = [
      ...docs.map((document) => ({ ...membershipSchema.parse(document.data()), isCurrent: false })),
      ...(user?.companyId ? [{ companyId: user.companyId, role: user.role, isCurrent: true }] : []),
    ];
    if (belongs.length === 0) return { companies: [] };
    const stored = await db.getAll(...belongs.map(({ companyId }) => companyRef(db, companyId)));
    const companies = belongs.flatMap(({ companyId, role, isCurrent }, index) => {
      const data = stored[index]?.data();
      if (!data) return [];
      // As it is called today.
      const { name, ownerId } = companySchema.parse(data);
      return [{ companyId, name, role, isOwner: ownerId === uid, isCurrent }];
    });
    return { companies: companies.toSorted((one, other) => one.name.localeCompare(other.name)) };
  },
);
