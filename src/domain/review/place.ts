/** The city in a single-line address (`12 Elm St, Austin, TX 78701`); '' when it can't be determined. */
export function cityOf(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const isRegion = /^[A-Z]{2}( \d{5}(-\d{4})?)?$/.test(parts.at(-1) ?? '');
  return isRegion && parts.length > 2 ? (parts.at(-2) ?? '').slice(0, 80) : '';
}

/** How a customer may want to be shown: the first name with the first letter of the last, where that does not say the whole name. '' for a company. */
export function proposedAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (firstName === '') return '';
  const [initial = '', ...others] = lastName;
  return others.length === 0 ? firstName : `${firstName} ${initial}.`;
}
