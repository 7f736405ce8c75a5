import type { Currency } from '../../money/schema';
import { headOf, type PrintedCompany } from '../../paper/header';
import { EMPTY_ADDRESS } from '../../contact/schema';
import { pricebookItemSchema, type PricebookItem } from '../../pricebook/schema';
import { linkEnd } from '../linkEnd';
import { NO_PARTS, type PublicDocument } from '../schema';
import { defineFace, onlyFields } from '../face';

type ItemSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  currency: Currency;
  item: PricebookItem;
  /** Time its link was last issued. */
  sharedAt: string;
  now: string;
};

/** Builds the customer's view of a pricebook item: without its cost or supplier. */
export function faceOfItem({ companyId, id, company, currency, item, sharedAt, now }: ItemSubject): PublicDocument {
  const { name, description, photoUrl, unit, priceCents, warrantyText } = item;
  return {
    ...NO_PARTS,
    kind: 'pricebook-item',
    companyId,
    subjectId: id,
    updatedAt: now,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: headOf('estimate', { company, recipient: { name: '', address: EMPTY_ADDRESS } }, []).company,
    item: { name, description, photoUrl, unit, currency, priceCents, warrantyText },
  };
}

export const itemFace = defineFace({
  collection: 'pricebook',
  noun: 'Item',
  // Anyone who can look up an item may show it to a customer.
  toShare: { operation: 'read', collection: 'pricebook' },
  isSeen: onlyFields(['name', 'description', 'photoUrl', 'unit', 'priceCents', 'warrantyText']),
  show: async (subject, read) => {
    const { company, settings } = await read.company();
    return faceOfItem({ ...subject, company, currency: settings.currency, item: read.record(pricebookItemSchema) });
  },
});
