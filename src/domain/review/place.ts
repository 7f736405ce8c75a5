import { splitAddress } from '../contact/postalAddress';

/** The city in a single-line address (`12 Elm St, Austin, Texas 78701`); '' when it can't be determined. */
export const cityOf = (address: string): string => (splitAddress(address).city ?? '').slice(0, 80);

/** How a customer may want to be shown: the first name with the first letter of the last, where that does not say the whole name. '' for a company. */
export function proposedAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (firstName === '') return '';
  const [initial = '', ...others] = lastName;
  return others.length === 0 ? firstName : `${firstName} ${initial}.`;
}
