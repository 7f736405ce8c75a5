import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { LeadHook } from '@/domain/lead/api';
import { functionUrl } from '../platform/config';
import { inCompany } from '../platform/collections';

/** companies/{c}/keys/leadHook: the company's inbound webhook. No security rule allows reading it; the secret leaves the server once. */
const hookSchema = z.object({
  hookId: z.string(),
  secret: z.string(),
  madeAt: z.string(),
  lastUsedAt: z.string().catch(''),
});
export type StoredHook = z.infer<typeof hookSchema>;

export const hookRef = (db: Firestore, companyId: string): DocumentReference =>
  inCompany(db, companyId, 'keys').doc('leadHook');

export const parseHook = (data: unknown): StoredHook | null => hookSchema.safeParse(data).data ?? null;

/** `whsec_…`: 32 random bytes, with a prefix that identifies it in logs and repositories. */
export const newHookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Returns the webhook as shown to the company, without its secret. */
export const shownHook = (companyId: string, { hookId, madeAt, lastUsedAt }: StoredHook): LeadHook => ({
  url: `${functionUrl('leadWebhook')}?company=${encodeURIComponent(companyId)}&hook=${encodeURIComponent(hookId)}`,
  madeAt,
  lastUsedAt,
});
