import { z } from 'zod';
import { BRAND_FONTS, DEFAULT_BRAND_FONT } from '../brand/fonts';
import { LICENSES_LIMIT } from '../brand/schema';
import { LINES_PER_DOCUMENT_LIMIT, OPTIONS_PER_DOCUMENT_LIMIT } from '../billing/schema';
import { hexColor, isoInstant, text } from '../record/schema';

export const PAPER_KINDS = [
  'estimate',
  'invoice',
  'credit-note',
  'receipt',
  'statement',
  'service-report',
  'agreement',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const PAPER_TITLES: Record<PaperKind, string> = {
  estimate: 'Estimate',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
  statement: 'Statement',
  'service-report': 'Service report',
  agreement: 'Service agreement',
};

/** A Paper is stored in one Firestore document of at most 1 MiB; this leaves room for the other stored fields. */
export const PAPER_MAX_BYTES = 800_000;
/** Lines across all sections: a line common to all options counts in each of them. */
export const PAPER_LINES_LIMIT = 1000;
export const STATEMENT_ROWS_LIMIT = 1000;
export const PAPER_CREDENTIALS_LIMIT = 20;
/** For a service report. */
export const PAPER_PHOTOS_LIMIT = 24;

const short = text(300);
const amountText = text(60);
const addressLines = z.array(text(200)).max(6);
const labeled = z.object({ label: text(200), value: text(500) });

/** The brand kit as customers see it, apart from logo and colors. Older documents have none. */
const kitSchema = z.object({
  logoDarkUrl: text(2000),
  font: z.enum(BRAND_FONTS).catch(DEFAULT_BRAND_FONT),
  tagline: text(120),
  /** As printed: `NC license 12345, Heating`. */
  licenseLines: z.array(text(160)).max(LICENSES_LIMIT),
  thankYou: text(300),
  /** Shown below an e-mail's text: the closing, and the signer. */
  closingLines: z.array(text(300)).max(3),
});

export const paperCompanySchema = z.object({
  name: text(160),
  logoUrl: text(2000),
  primaryColor: hexColor,
  accentColor: hexColor,
  phone: text(60),
  email: text(254),
  website: text(200),
  addressLines,
  kit: kitSchema.optional(),
});

/** Room for a record's longest text: a job's note, a list of checks or of units. */
const LONGEST = 12_000;

const lineSchema = z.object({
  name: text(200),
  description: text(LONGEST),
  /** `2.5 hours`; '' if there is no quantity. */
  quantityText: text(80),
  unitPriceText: amountText,
  /** Discounts on this line only, with their name; '' = none. The amount is net of them. */
  discountText: short,
  amountText,
  isOptional: z.boolean(),
  /** An optional line that isn't selected shows its price but isn't in any total. */
  isSelected: z.boolean(),
  photoUrl: text(2000),
});
export type PaperLine = z.infer<typeof lineSchema>;

const totalSchema = z.object({
  label: text(400),
  amountText,
  isStrong: z.boolean(),
  /** Fine print with the reason, such as for a tax of 0%. */
  note: text(1000),
});
export type PaperTotal = z.infer<typeof totalSchema>;

const sectionSchema = z.object({
  /** The option's name; '' if there are no options. */
  title: text(200),
  description: text(LONGEST),
  isRecommended: z.boolean(),
  lines: z.array(lineSchema).max(LINES_PER_DOCUMENT_LIMIT),
  totals: z.array(totalSchema).max(120),
});
export type PaperSection = z.infer<typeof sectionSchema>;

const signatureSchema = z.object({
  name: text(200),
  signedAt: isoInstant,
  /** `signedAt` in the company's time zone, as printed. */
  signedAtText: text(80),
  /** A PNG as a data URL; '' for a typed signature. */
  imageDataUrl: z.union([
    z.literal(''),
    z
      .string()
      .regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
      .max(200_000),
  ]),
  documentHash: text(128),
  /** The IP address of the device that signed. */
  address: text(64),
});
export type PaperSignature = z.infer<typeof signatureSchema>;

const rowSchema = z.object({
  dateText: text(40),
  text: short,
  chargeText: amountText,
  paymentText: amountText,
  balanceText: amountText,
});
export type PaperRow = z.infer<typeof rowSchema>;

/** One of the company's credentials, as it was when the paper was created; `proofUrl` is the page customers may open, '' for none. */
export const paperCredentialSchema = z.object({ text: short, proofUrl: text(2000), expiresOn: text(10) });
export type PaperCredential = z.infer<typeof paperCredentialSchema>;

/**
 * Everything shown on a printed or e-mailed estimate, invoice, credit note, receipt, statement, service report or service agreement,
 * already as text and formatted amounts: the PDF, the e-mail, the screen and the public page only lay it out. It never contains cost or
 * margin, so it may be given to the customer as is. '' = not shown.
 */
export const paperSchema = z.object({
  kind: z.enum(PAPER_KINDS),
  title: text(60),
  number: text(60),
  /** Stamp in the header: Draft, Paid, Void, Credited …; '' = none. */
  stamp: text(30),
  pageSize: z.enum(['letter', 'a4']),
  /** The locale of the formatted amounts and dates. */
  locale: text(20),
  company: paperCompanySchema,
  recipient: z.object({ name: text(200), addressLines }),
  /** Address of the work; empty if it is the recipient's address or there is none. */
  serviceAddressLines: addressLines,
  facts: z.array(labeled).max(20),
  /** The headline figure: `Balance due`, `$1,234.50`. */
  headline: z.object({ label: text(80), amountText }),
  /** An estimate has one per option, in order; receipts have one, statements none. */
  sections: z.array(sectionSchema).max(OPTIONS_PER_DOCUMENT_LIMIT + 1),
  /** For a service report, in display order. */
  photos: z
    .array(z.object({ url: text(2000), caption: text(400) }))
    .max(PAPER_PHOTOS_LIMIT)
    .optional(),
  /** For a statement, oldest first. */
  rows: z.array(rowSchema).max(STATEMENT_ROWS_LIMIT),
  /** For a statement: the amount owed, by how long it is overdue. */
  aging: z.array(z.object({ label: text(40), amountText })).max(8),
  message: text(4000),
  terms: text(20_000),
  footer: text(1000),
  /** Shown in the footer; older documents have none. */
  credentials: z.array(paperCredentialSchema).max(PAPER_CREDENTIALS_LIMIT).optional(),
  signature: signatureSchema.nullable(),
});
export type Paper = z.infer<typeof paperSchema>;
export type PaperCompany = Paper['company'];
