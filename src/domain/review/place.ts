import { splitAddress } from '../contact/postalAddress';

/** Returns the city in a single-line address (`12 Elm St, Austin, Texas 78701`); '' when it can't be determined. */
export const cityOf = (address: string): string => (splitAddress(address).city ?? '').slice(0, 80);

/** Suggests a customer's display name: the first name and the last initial, unless that reveals the full name. '' for a company. */
export function proposedAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (firstName === '') return '';
  const [initial = '', ...others] = lastName;
  return others.length === 0 ? firstName : `${firstName} ${initial}.`;
}
