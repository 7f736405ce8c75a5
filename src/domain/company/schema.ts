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

/** The company fields that admins and managers may change, in addition to its business hours. */
export const companyProfileSchema = z.object({
  name: requiredLine(160, 'Enter the company name'),
  /** Its main trade: the first of `industries`. */
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
  /** Whether its files use up the allowance (`fileSpace`): storage.rules then accept no more. */
  isFileSpaceFull: z.boolean().catch(false),
  /** Since when each of its jobs records whether its visits are stored (`hasStoredVisits`); '' on older companies until the next night. */
  visitsMarkedAt: z.string().catch(''),
  /** The same for search words (`searchWords`), including a job's work and parts. */
  lineWordsKeptAt: z.string().catch(''),
  /** The same for the words of findings, readings, the refrigerant log and leads. */
  allWordsKeptAt: z.string().catch(''),
  /** The same for the monthly counts of awards. */
  scoresKeptAt: z.string().catch(''),
  /** The same for the months of the reports. */
  reportsKeptAt: z.string().catch(''),
  /** The same for the equipment counted in the reports. */
  equipmentCountedAt: z.string().catch(''),
  /** The same for the days of driving counted in the reports. */
  drivesCountedAt: z.string().catch(''),
  /** The same for the lead source in the customer directory. */
  sourcesListedAt: z.string().catch(''),
  /** The same for the conversations that wait for an answer. */
  threadsMarkedAt: z.string().catch(''),
  /** The same for members' finished visits on which nothing was sold: closed without an invoice. */
  coveredClosedAt: z.string().catch(''),
  /** The same for dump tickets whose fee is a cost of their contract. */
  ticketCostsKeptAt: z.string().catch(''),
  /** The version of announcements for which members' next notices were calculated (`NOTICES_SETTLED`), or how far that has come. */
  noticesSettled: z.string().catch(''),
});
export type CompanyFields = z.infer<typeof companySchema>;

/** Returns all of a company's trades, its main one first. */
export function tradesOf({ industry, industries }: Pick<CompanyFields, 'industry' | 'industries'>): Industry[] {
  return industries.length > 0 ? industries : [industry];
}
