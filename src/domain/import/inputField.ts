import type { ImportTarget } from './targets';

type Field = { label: string; targets: readonly ImportTarget[] };

const PART: Readonly<Record<string, string>> = {
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  postalCode: 'PostalCode',
  country: 'Country',
};

/** Returns which columns a customer or property field came from, so that a message can name the file's own column. */
export function inputField(path: readonly PropertyKey[], isServiceBilling: boolean): Field {
  const [first = '', second] = path.map(String);
  switch (first) {
    case 'firstName':
      return { label: 'First name', targets: ['firstName', 'displayName'] };
    case 'lastName':
      return { label: 'Last name', targets: ['lastName', 'displayName'] };
    case 'companyName':
      return { label: 'Company name', targets: ['companyName', 'displayName'] };
    case 'contacts':
      return { label: 'Contacts', targets: ['otherPhone', 'mobilePhone', 'otherEmail', 'email'] };
    case 'billingAddress':
      return { label: 'Billing address', targets: partsOf('billing', second).concat(partsOf('service', second)) };
    case 'address':
      return { label: 'Service address', targets: partsOf(isServiceBilling ? 'billing' : 'service', second) };
    case 'label':
      return { label: 'Property name', targets: ['serviceLabel'] };
    case 'doNotServiceReason':
      return { label: 'Do not service', targets: ['doNotService'] };
    case 'tags':
      return { label: 'Tags', targets: ['tags'] };
    case 'notes':
      return { label: 'Notes', targets: ['notes'] };
    case 'language':
      return { label: 'Language', targets: ['language'] };
    case 'accessNotes':
      return { label: 'Access notes', targets: ['accessNotes'] };
    case 'gateCode':
      return { label: 'Gate code', targets: ['gateCode'] };
    default:
      return { label: first, targets: [] };
  }
}

function partsOf(kind: 'billing' | 'service', part: string | undefined): ImportTarget[] {
  const whole: ImportTarget = `${kind}Address`;
  const name = PART[part ?? ''];
  return name === undefined ? [whole] : [`${kind}${name}` as ImportTarget, whole];
}
