import type { CompanyFields } from '../company/schema';
import type { Customer } from '../customer/schema';
import type { SampleItem } from '../pricebook/samples';
import type { Property } from '../property/schema';
import type { SampleCollection } from './schema';

export type SampleRecord = { collection: SampleCollection; id: string; data: object };

/** The inputs the samples are generated from. */
export type Origin = {
  company: Pick<CompanyFields, 'industry' | 'industries' | 'phone' | 'address' | 'timeZone'>;
  uid: string;
  /** ISO. */
  now: string;
  newId: () => string;
  /** True if items already exist; the samples then use none of them. */
  hasPricebook: boolean;
};
export type Place = { customer: Customer & { id: string }; property: Property & { id: string } };
export type Item = SampleItem & { id: string };

/** Returns the trade's services: items that have a duration. */
export const servicesAmong = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ kind, durationMinutes, unit }) => kind === 'service' && durationMinutes >= 30 && !unit.includes('foot'),
  );

/** Returns the element at an index, wrapping around at the end of the list. */
export const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('The samples lack something that they are made of');
  return one;
};
