import { z } from 'zod';
import { line } from '../../record/schema';

/** Notices to a member that a state's law requires. */
export const NOTICE_KINDS = ['renewal', 'price', 'annual'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const NOTICE_LABELS: Record<NoticeKind, string> = {
  renewal: 'Renewal notice',
  price: 'Price change notice',
  annual: 'Yearly reminder',
};

/** A sent notice. The wording is kept with the e-mail; one that a person sent in another way has none. */
export const agreementNoticeSchema = z.object({
  ruleId: line(60),
  on: z.iso.date(),
  kind: z.enum(NOTICE_KINDS).default('renewal'),
  mailId: z.string().max(128).default(''),
  to: z.string().max(254).default(''),
});
export type AgreementNotice = z.infer<typeof agreementNoticeSchema>;
