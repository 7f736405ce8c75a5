import { splitAddress } from '../contact/postalAddress';

/** The city in a single-line address (`12 Elm St, Austin, Texas 78701`); '' when it can't be determined. */
export const cityOf = (address: string): string => (splitAddress(address).city ?? '').slice(0, 80);

/** Suggests a display name: the first name with the initial of the last, if that isn't the whole name. '' for a company. */
export function proposedAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (firstName === '') return '';
  const [initial = '', ...others] = lastName;
  return others.length === 0 ? firstName : `${firstName} ${initial}.`;
}
