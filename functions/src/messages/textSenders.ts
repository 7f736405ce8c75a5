import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { z } from 'zod';
import type { Deps } from '../platform/admin';

/**
 * The document `operator/textSenders`: companies with their own number (E.164) or messaging service (`MG…`), registered in their name.
 * All others share the server's (`TWILIO_FROM`).
 */
const textSendersSchema = z.object({
  ofCompany: z.record(z.string(), z.string().regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i)).default({}),
});

/** Sending numbers: a company's own, or the shared one. */
export type TextSenders = {
  /** '' = the shared one. */
  of: (companyId: string) => string;
  /** Returns the company a customer's reply was sent to, by the number the provider reports; '' = all that share a number. */
  companyAt: (to: string, serviceId: string) => string;
};

type Read = (ref: DocumentReference) => Promise<DocumentSnapshot>;

/** Reads the sending numbers. @param read within a transaction its own `get` */
export async function readTextSenders({ db }: Deps, read: Read = (ref) => ref.get()): Promise<TextSenders> {
  const stored = textSendersSchema.safeParse((await read(db.doc('operator/textSenders'))).data() ?? {});
  if (!stored.success) warn('operator/textSenders is damaged', { path: stored.error.issues[0]?.path.join('.') });
  const ofCompany = stored.data?.ofCompany ?? {};
  return {
    of: (companyId) => ofCompany[companyId] ?? '',
    companyAt: (to, serviceId) =>
      Object.entries(ofCompany).find(
        ([, sender]) => sender === to || (serviceId !== '' && sender === serviceId),
      )?.[0] ?? '',
  };
}
