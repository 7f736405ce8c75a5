import type { Transaction } from 'firebase-admin/firestore';
import { jobSchema } from '@/domain/job/schema';
import { bookedLeadsOf } from '@/domain/lead/queries';
import type { Lead } from '@/domain/lead/schema';
import { isOpenBooking } from '@/domain/website/booking';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

type Who = { companyId: string; lead: Pick<Lead, 'phoneKey' | 'email'> };

/** Returns how many upcoming jobs were booked online with the same phone number or e-mail address. */
export async function openBookings(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId, lead }: Who,
): Promise<number> {
  const leads = inCompany(db, companyId, 'leads');
  const found = await Promise.all(bookedLeadsOf(lead).map((query) => transaction.get(asked(leads, query))));
  // An online booking's job has its lead's id; jobs the office creates from requests have their own ids.
  const ids = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
  if (ids.size === 0) return 0;
  const jobs = await transaction.getAll(...[...ids].map((id) => inCompany(db, companyId, 'jobs').doc(id)));
  return jobs.filter((one) => {
    const job = jobSchema.safeParse(one.data()).data;
    return job !== undefined && isOpenBooking(job, now());
  }).length;
}
