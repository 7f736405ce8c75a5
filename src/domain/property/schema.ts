import { z } from 'zod';
import { optionalPin } from '../contact/pin';
import { addressSchema } from '../contact/schema';
import { line, recordId, text } from '../record/schema';
import { PROPERTY_USES } from './use';

/** companies/{c}/properties/{id}: a place where work is done. It belongs to one customer at a time. */
export const propertySchema = z.object({
  customerId: recordId,
  label: line(80).default(''),
  address: addressSchema.default(addressSchema.parse({})),
  /** Many states tax work on homes differently than on business property. */
  use: z.enum(PROPERTY_USES).default('home'),
  /** Its location on a map: set by a person, or found for its address (`pinFound`). */
  pin: optionalPin,
  /** The result of the server's provider for the address, written by the server (`pinFoundOf`); '' until it is looked up. */
  pinFound: z.string().max(60).default(''),
  accessNotes: text(2000).default(''),
  gateCode: line(40).default(''),
  hazards: line(300).default(''),
  importId: z.string().max(128).default(''),
});
export type Property = z.infer<typeof propertySchema>;

/** At most this many properties are shown and searched per customer. */
export const PROPERTY_LIMIT = 100;
