import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { addressSchema, requiredPhone } from '../contact/schema';
import { requiredLine } from '../record/schema';
import { INDUSTRIES } from '../user/schema';
import { isTimeZone } from '@/lib/dates';

/** Makes the caller's company, with the caller as owner and admin. Calling again returns the same company. */
export const registerCompany = defineContract({
  name: 'registerCompany',
  input: z.object({
    firstName: requiredLine(80, 'Enter your first name'),
    lastName: requiredLine(80, 'Enter your last name'),
    companyName: requiredLine(160, 'Enter the company name'),
    industry: z.enum(INDUSTRIES, 'Choose an industry'),
    companyPhone: requiredPhone,
    companyAddress: addressSchema,
    timeZone: z.string().refine(isTimeZone, 'Choose a time zone'),
  }),
  output: z.object({ companyId: z.string() }),
});
