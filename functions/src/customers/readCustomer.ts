import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { AppError } from '@/lib/appError';
import { notFound } from '../platform/errors';

/** Parses the customer in a document. Throws `not-found`, or `invalid` for a record no one could have saved that way. */
export function readCustomer(snapshot: DocumentSnapshot | undefined): Customer {
  if (!snapshot?.exists) throw notFound('customers');
  const customer = customerSchema.safeParse(snapshot.data());
  if (customer.success) return customer.data;
  const fault = customer.error.issues[0]?.message ?? 'it is not complete';
  throw new AppError({
    code: 'invalid',
    userMessage: `“${String(snapshot.get('name')).slice(0, 200)}” cannot be used as it is: ${fault.replace(/\.$/, '')}. Open it, correct that, and save it first.`,
    cause: customer.error,
  });
}
