import { z } from 'zod';
import { line, requiredLine } from '../record/schema';
import { isPhone, storedPhone } from './phone';

/** A postal address. All parts may be empty: a job site can be "the lot behind the mill". */
export const addressSchema = z.object({
  street: line(200).default(''),
  unit: line(60).default(''),
  city: line(120).default(''),
  state: line(60).default(''),
  postalCode: line(20).default(''),
  country: line(60).default('US'),
});
export type Address = z.infer<typeof addressSchema>;

export const EMPTY_ADDRESS: Address = addressSchema.parse({});

/** Created once: an import checks tens of thousands of addresses. */
const emailFormat = z.email();

/** An e-mail address or ''. Stored in lower case so that look-ups and duplicate checks agree. */
export const optionalEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .refine(
    (value) => value === '' || emailFormat.safeParse(value).success,
    'Enter a valid e-mail address, like name@example.com',
  )
  .default('');

export const requiredEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter an e-mail address')
  .max(254, 'At most 254 characters')
  .refine((value) => emailFormat.safeParse(value).success, 'Enter a valid e-mail address, like name@example.com');

/**
 * A phone number as typed, in keyboard characters and without its label (`readPhone`), or ''. It must have 7 to 15 digits (ITU-T E.164's
 * maximum); an extension may follow.
 */
export const optionalPhone = line(40)
  .overwrite(storedPhone)
  .refine((value) => value === '' || isPhone(value), 'Enter a phone number with 7 to 15 digits')
  .default('');

export const requiredPhone = requiredLine(40, 'Enter a phone number')
  .overwrite(storedPhone)
  .refine(isPhone, 'Enter a phone number with 7 to 15 digits');
