import type { ContactCard } from '../contact/vcard';
import type { ShownCard } from './api';

/** Converts a visible card to an address book contact. */
export const contactOfCard = ({
  firstName,
  lastName,
  title,
  phone,
  email,
  note,
  company,
  address: { street, city, state, postalCode, country },
}: ShownCard): ContactCard => ({
  firstName,
  lastName,
  title,
  phone,
  email,
  note,
  company: company.name,
  website: company.website,
  address: { street, city, state, postalCode, country },
});

/** `ana-rivera.vcf` */
export const contactFileName = ({ firstName, lastName }: Pick<ContactCard, 'firstName' | 'lastName'>): string => {
  const name = `${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name || 'contact'}.vcf`;
};
