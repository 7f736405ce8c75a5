import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stripeEventRowSchema, type StripeEventRow } from '@/domain/subscription/api';

/** Returns what an admin sees of an event. */
export const toEventRow = (snapshot: DocumentSnapshot): StripeEventRow =>
  stripeEventRowSchema.parse({ ...snapshot.data(), id: snapshot.id });
