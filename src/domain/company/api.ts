import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { addressSchema, EMPTY_ADDRESS, optionalPhone } from '../contact/schema';
import { line, requiredLine } from '../record/schema';
import { INDUSTRIES } from '../user/schema';
import { isPlaceZone } from '@/lib/dates';

/**
 * Creates the caller's company, with the caller as owner and admin. Calling again returns the same company. Only its
 * name and a trade are needed to start; names, phone and address are requested when something needs them.
 */
export const registerCompany = defineContract({
  name: 'registerCompany',
  input: z.object({
    firstName: line(80).default(''),
    lastName: line(80).default(''),
    companyName: requiredLine(160, 'Enter the company name'),
    /** The company's main trade. */
    industry: z.enum(INDUSTRIES, 'Choose an industry'),
    /** All of the company's trades, with or without `industry`; if empty, just that one. */
    industries: z.array(z.enum(INDUSTRIES)).max(INDUSTRIES.length).default([]),
    companyPhone: optionalPhone,
    companyAddress: addressSchema.default(EMPTY_ADDRESS),
    timeZone: z.string().refine(isPlaceZone, 'Choose a time zone'),
  }),
  output: z.object({ companyId: z.string() }),
});

/** Copies the owner's address to the company once it is confirmed, if the company has none and never had one this way. For the owner. */
export const takeOwnerEmail = defineContract({
  name: 'takeOwnerEmail',
  input: z.object({}),
  output: z.object({ isTaken: z.boolean() }),
});
