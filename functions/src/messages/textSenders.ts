import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { z } from 'zod';
import type { Deps } from '../platform/admin';

/**
 * The document `operator/textSenders`: the companies that have a number (E.164) or messaging service (`MG…`) of their own, registered in
 * their name. All others share the server's (`TWILIO_FROM`).
 */
const textSendersSchema = z.object({
  ofCompany: z.record(z.string(), z.string().regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i)).default({}),
});

/** Who texts from what: a company's own number, or the one that is shared. */
export type TextSenders = {
  /** '' = the shared one. */
  of: (companyId: string) => string;
  /** The company that a customer's answer went to, by what the provider says it was sent to; '' = all that share a number. */
  companyAt: (to: string, serviceId: string) => string;
};

type Read = (ref: DocumentReference) => Promise<DocumentSnapshot>;

/** Reads who texts from what. @param read within a transaction its own `get` */
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
