import type { Role } from '@/domain/access/roles';
import { companyPhone } from './addresses';
import type { CompanyPlan } from './companies/plan';

/** A person who gets an account. */
export type StaffPlan = { role: Role; firstName: string; lastName: string; email: string; phone: string };

const TECHNICIAN_ACCOUNTS = 4;

/** Returns everyone at a company with an account, the admin first. Technicians are technician@, technician2@ … technician4@. */
export function staffOf(company: CompanyPlan): StaffPlan[] {
  let line = 0;
  const plan = (role: Role, mailbox: string, [firstName, lastName]: readonly [string, string]): StaffPlan => ({
    role,
    firstName,
    lastName,
    email: `${mailbox}@${company.domain}`,
    phone: companyPhone(company.region, (line += 1)),
  });
  const { admin, manager, office, user } = company.staff;
  return [
    plan('admin', 'admin', admin),
    plan('manager', 'manager', manager),
    plan('office', 'office', office),
    plan('user', 'user', user),
    ...company.technicians
      .slice(0, TECHNICIAN_ACCOUNTS)
      .map((name, index) => plan('technician', index === 0 ? 'technician' : `technician${index + 1}`, name)),
  ];
}
