import { addCalendarDays } from '@/lib/calendar';
import { documentInputSchema, type DocumentLine } from '../billing/schema';
import { DEFAULT_BILLING_SETTINGS } from '../billing/settings';
import { formatAddress } from '../contact/format';
import { chosenTotalCents, presetChoice } from '../estimate/choice';
import { estimateSchema } from '../estimate/schema';
import { newInvoiceDraft } from '../invoice/create';
import { invoiceSchema, type Invoice } from '../invoice/schema';
import type { Job } from '../job/schema';
import { QUANTITY_ONE_E4 } from '../money/limits';
import { lineFromItem } from '../pricebook/line';
import { newNumber } from '../record/number';
import { at, servicesAmong, type Item, type Origin, type Place, type SampleRecord } from './origin';

const lineOf = (item: Item, { newId, hasPricebook }: Origin, optionId = ''): DocumentLine => ({
  ...lineFromItem(item, { id: newId(), quantityE4: QUANTITY_ONE_E4, optionId }),
  // Its item isn't added to an existing pricebook.
  ...(hasPricebook ? { pricebookItemId: '' } : {}),
});

const OPTIONS = [
  { id: 'good', name: 'Good' },
  { id: 'better', name: 'Better' },
  { id: 'best', name: 'Best' },
] as const;

/** Drafts: one with good, better and best, two with a single price. */
export function sampleEstimates(
  origin: Origin,
  {
    items,
    places,
    template,
    today,
  }: {
    items: readonly Item[];
    places: readonly Place[];
    template: { name: string; codes: readonly (readonly string[])[] };
    today: string;
  },
): SampleRecord[] {
  const { now, newId } = origin;
  const byCode = new Map(items.map((item) => [item.code, item]));
  const services = servicesAmong(items);
  const optionLines = template.codes.flatMap((codes, index) =>
    codes.flatMap((code) => {
      const item = byCode.get(code);
      return item ? [lineOf(item, origin, at(OPTIONS, index).id)] : [];
    }),
  );
  const single = (first: number) => [at(services, first), at(services, first + 1)].map((item) => lineOf(item, origin));
  const papers = [
    { title: template.name, place: 3, lines: optionLines, hasOptions: true },
    { title: at(services, 2).name, place: 1, lines: single(2), hasOptions: false },
    { title: at(services, 4).name, place: 4, lines: single(4), hasOptions: false },
  ];
  return papers.map(({ title, place, lines, hasOptions }) => {
    const { customer, property } = at(places, place);
    const { document: empty } = newInvoiceDraft({
      draftNumber: 'D',
      today,
      settings: DEFAULT_BILLING_SETTINGS,
      zones: [],
      customer: customer,
      property: property,
      newLineId: newId,
    });
    const options = hasOptions
      ? OPTIONS.map(({ id, name }) => ({ id, name, description: '', isRecommended: id === 'better' }))
      : [];
    const document = documentInputSchema.parse({ ...empty, type: 'estimate', lines, options });
    return {
      collection: 'estimates',
      id: newId(),
      data: estimateSchema.parse({
        number: newNumber('estimate', new Date(now)),
        title,
        customerId: customer.id,
        customerName: customer.name,
        customerSortName: customer.sortName,
        propertyId: property.id,
        propertyAddress: formatAddress(property.address),
        document,
        validUntil: addCalendarDays(today, 30),
        totalCents: chosenTotalCents(document, presetChoice(document)),
      }),
    };
  });
}

/** Drafts of yesterday's two jobs, and of one that is ahead: none has a number or is in the books. */
export function sampleInvoices(
  origin: Origin,
  {
    items,
    places,
    jobs,
    today,
  }: { items: readonly Item[]; places: readonly Place[]; jobs: readonly (Job & { id: string })[]; today: string },
): (SampleRecord & { data: Invoice })[] {
  const { now, newId } = origin;
  const services = servicesAmong(items);
  return [0, 1, 2].map((index) => {
    const job = at(jobs, index);
    const place = places.find(({ customer }) => customer.id === job.customerId) ?? at(places, 0);
    const draft = newInvoiceDraft({
      draftNumber: newNumber('invoiceDraft', new Date(now)),
      today,
      settings: DEFAULT_BILLING_SETTINGS,
      zones: [],
      customer: place.customer,
      property: place.property,
      job: job,
      workLines: [lineOf(at(services, index), origin)],
      newLineId: newId,
    });
    return { collection: 'invoices', id: newId(), data: invoiceSchema.parse(draft) };
  });
}
