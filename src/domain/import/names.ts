import { soundsLikeCompany, splitName } from '../contact/personName';
import type { Cells } from './cells';
import { readKind } from './values';

/** The person or company a row is about. */
export type RowNames = {
  fields: { kind: 'person' | 'company'; firstName: string; lastName: string; companyName: string };
  /** The display name for additional contacts. */
  shown: string;
  /** All forms of the name in the row, used to tell it from an address line. */
  all: string[];
  /** `Blue Heron:Building C` is a property of the customer Blue Heron; '' when the row is a separate customer. */
  parentName: string;
  placeName: string;
};

/** Builds the name from whichever of first, last, company and full name are present. */
export function readNames(cells: Cells): RowNames {
  const whole = cells.line('displayName');
  // QuickBooks names sub-customers this way. With a space next to the colon it is someone's "Attn: Bob".
  const [, parentName = '', placeName = ''] = /^([^:]*[^:\s]):(\S.*)$/.exec(whole) ?? [];
  const displayName = parentName || whole;
  let firstName = parentName === '' ? cells.line('firstName') : '';
  let lastName = parentName === '' ? cells.line('lastName') : '';
  let companyName = parentName === '' ? cells.line('companyName') : '';
  const kind = readKind(cells.first('isCompany'));
  if (firstName === '' && lastName === '' && displayName !== '' && displayName !== companyName) {
    if (companyName === '' && (kind === 'company' || soundsLikeCompany(displayName))) companyName = displayName;
    else ({ firstName, lastName } = splitName(displayName));
  }
  const contact = parentName === '' ? cells.line('contactPerson') : '';
  if (firstName === '' && lastName === '' && contact !== '' && contact !== companyName) {
    ({ firstName, lastName } = splitName(contact));
  }
  if (kind === 'company' && companyName === '' && displayName !== personOf(firstName, lastName)) {
    companyName = displayName;
  }
  const isCompany = companyName !== '' && !(kind === 'person' && lastName + firstName !== '');
  const person = personOf(firstName, lastName);
  return {
    fields: { kind: isCompany ? 'company' : 'person', firstName, lastName, companyName },
    shown: person || companyName,
    all: [person, companyName, whole, displayName, contact],
    parentName,
    placeName,
  };
}

const personOf = (firstName: string, lastName: string): string => [firstName, lastName].filter(Boolean).join(' ');
