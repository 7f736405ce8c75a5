import type { Address } from '@/domain/contact/schema';
import { vcardForQr } from '@/domain/contact/vcard';
import { brandColors } from '@/domain/brand/legibility';
import type { PaperCompany } from '@/domain/paper/schema';
import { QrCode } from '@/ui/charts/QrCode';
import { BrandLogo } from './BrandLogo';
import classes from './BusinessCard.module.css';
import { useBrandFont } from './useBrandFont';

type BusinessCardProps = {
  company: PaperCompany;
  person: { firstName: string; lastName: string; email: string; phone: string };
  /** The person's job title; '' if none. */
  title: string;
  address: Address;
};

const QR_SIZE_PX = 112;

/**
 * Renders a person's business card in the company's branding, with the proportions of a printed one: always on white, with a code that
 * saves the contact.
 */
export function BusinessCard({ company, person, title, address }: BusinessCardProps) {
  const { fill, link } = brandColors(company.primaryColor);
  const fontFamily = useBrandFont(company.kit?.font);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const phone = person.phone || company.phone;
  const { street, city, state, postalCode, country } = address;
  const contact = vcardForQr({
    firstName: person.firstName,
    lastName: person.lastName,
    title,
    company: company.name,
    phone,
    email: person.email,
    website: company.website,
    address: { street, city, state, postalCode, country },
  });
  const lines = [phone, person.email, company.website.replace(/^https?:\/\//, ''), ...company.addressLines].filter(
    Boolean,
  );
  return (
    <article
      className={classes['card']}
      style={{ borderColor: fill, ...(fontFamily !== undefined && { fontFamily }) }}
      aria-label={`Business card of ${name}`}
    >
      <header className={classes['head']}>
        <BrandLogo company={{ logoUrl: company.logoUrl }} className={classes['logo']} />
        <div>
          <p className={classes['company']} style={{ color: link }}>
            {company.name}
          </p>
          {company.kit && company.kit.tagline !== '' && <p className={classes['small']}>{company.kit.tagline}</p>}
        </div>
      </header>
      <div className={classes['body']}>
        <div className={classes['person']}>
          <p className={classes['name']}>{name}</p>
          {title !== '' && <p>{title}</p>}
          {lines.map((words) => (
            <p key={words} className={classes['small']}>
              {words}
            </p>
          ))}
          {company.kit?.licenseLines.map((words) => (
            <p key={words} className={classes['small']}>
              {words}
            </p>
          ))}
        </div>
        <QrCode text={contact} label={`QR code with the contact of ${name}`} size={QR_SIZE_PX} />
      </div>
    </article>
  );
}
