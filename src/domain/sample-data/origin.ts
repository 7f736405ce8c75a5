import type { CompanyFields } from '../company/schema';
import type { Customer } from '../customer/schema';
import type { SampleItem } from '../pricebook/samples';
import type { Property } from '../property/schema';
import type { SampleCollection } from './schema';

export type SampleRecord = { collection: SampleCollection; id: string; data: object };

/** The input that samples are built from. */
export type Origin = {
  company: Pick<CompanyFields, 'industry' | 'industries' | 'phone' | 'address' | 'timeZone'>;
  uid: string;
  /** ISO. */
  now: string;
  newId: () => string;
  /** False where there are items already: the samples then use none of them. */
  hasPricebook: boolean;
};
export type Place = { customer: Customer & { id: string }; property: Property & { id: string } };
export type Item = SampleItem & { id: string };

/** What the trade is called out for: its services, which have a duration. */
export const servicesAmong = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ kind, durationMinutes, unit }) => kind === 'service' && durationMinutes >= 30 && !unit.includes('foot'),
  );

/** Returns the item at an index; wraps around at the end of the list. */
export const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('The samples lack something that they are made of');
  return one;
};
