import { z } from 'zod';
import { isPlaceZone } from '@/lib/dates';
import { brandKitSchema, DEFAULT_BRAND_KIT } from '../brand/schema';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { line, requiredLine } from '../record/schema';
import { NO_SAMPLES, sampleDataSchema } from '../sample-data/schema';
import { NO_SUBSCRIPTION, subscriptionSummarySchema } from '../subscription/summary';
import { DEFAULT_INDUSTRY, INDUSTRIES, toFeatureMap, type Industry } from '../user/schema';
import { businessHoursSchema, DEFAULT_BUSINESS_HOURS } from './businessHours';

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** What admins and managers may change on their company, in addition to its business hours. */
export const companyProfileSchema = z.object({
  name: requiredLine(160, 'Enter the company name'),
  /** What it does most: the first of `industries`. */
  industry: z.enum(INDUSTRIES),
  industries: z
    .array(z.enum(INDUSTRIES))
    .min(1, 'Choose at least one trade')
    .max(INDUSTRIES.length)
    .refine((trades) => new Set(trades).size === trades.length, 'Choose each trade once'),
  phone: optionalPhone,
  email: optionalEmail,
  website: line(200).default(''),
  address: addressSchema,
  timeZone: z.string().refine(isPlaceZone, 'Choose a time zone'),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

/** companies/{id} as read. */
export const companySchema = z.object({
  name: z.string().catch(''),
  ownerId: z.string().catch(''),
  industry: z.enum(INDUSTRIES).catch(DEFAULT_INDUSTRY),
  /** Empty on companies created before there could be several: see `tradesOf`. */
  industries: z.array(z.enum(INDUSTRIES)).catch([]),
  phone: z.string().catch(''),
  email: z.string().catch(''),
  website: z.string().catch(''),
  address: addressSchema.catch(addressSchema.parse({})),
  timeZone: z.string().refine(isPlaceZone).catch(DEFAULT_TIME_ZONE),
  features: z.unknown().optional().transform(toFeatureMap),
  branding: brandKitSchema.catch(DEFAULT_BRAND_KIT),
  businessHours: businessHoursSchema.catch(DEFAULT_BUSINESS_HOURS),
  subscription: subscriptionSummarySchema.catch(NO_SUBSCRIPTION),
  /** Bought once and withdrawn: switched off, while the records stay readable and exportable. */
  withdrawnFeatures: z.unknown().optional().transform(toFeatureMap),
  sampleData: sampleDataSchema.catch(NO_SAMPLES),
  /** Whether its files take up all that they may (`fileSpace`): storage.rules take no more. */
  isFileSpaceFull: z.boolean().catch(false),
  /** Since when each of its jobs says whether its visits are stored (`hasStoredVisits`); '' on older companies until the next night. */
  visitsMarkedAt: z.string().catch(''),
  /** The same of the words by which records are found (`searchWords`), a job's work and parts among them. */
  lineWordsKeptAt: z.string().catch(''),
  /** The same of the words of findings, readings, the refrigerant log and leads. */
  allWordsKeptAt: z.string().catch(''),
  /** The same of the monthly counts of awards. */
  scoresKeptAt: z.string().catch(''),
  /** The same of the months of the reports. */
  reportsKeptAt: z.string().catch(''),
  /** The same of the equipment that the reports count. */
  equipmentCountedAt: z.string().catch(''),
  /** The same of the days of driving that the reports count. */
  drivesCountedAt: z.string().catch(''),
  /** The same of the lead source in the directory of customers. */
  sourcesListedAt: z.string().catch(''),
  /** The same of the conversations that wait for an answer. */
  threadsMarkedAt: z.string().catch(''),
  /** The same of members' finished visits on which nothing was sold: closed without an invoice. */
  coveredClosedAt: z.string().catch(''),
  /** The same of dump tickets whose fee is a cost of their contract. */
  ticketCostsKeptAt: z.string().catch(''),
  /** By which version of what is announced members' next notices were worked out (`NOTICES_SETTLED`), or how far that came. */
  noticesSettled: z.string().catch(''),
});
export type CompanyFields = z.infer<typeof companySchema>;

/** All that a company does, what it does most first. */
export function tradesOf({ industry, industries }: Pick<CompanyFields, 'industry' | 'industries'>): Industry[] {
  return industries.length > 0 ? industries : [industry];
}
