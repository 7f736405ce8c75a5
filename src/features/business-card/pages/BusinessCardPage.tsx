import { IconMapPin, IconPhone, IconMail, IconWorld } from '@tabler/icons-react';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { callLink, mapLink } from '@/domain/contact/links';
import { vcardForQr } from '@/domain/contact/vcard';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { ContactActions } from '../components/ContactActions';
import { ContactQr } from '../components/ContactQr';
import { FundingRound } from '../components/FundingRound';
import { CARD } from '../content/card';
import photo from '../content/photo.jpg';
import classes from './BusinessCardPage.module.css';

const { contact, colors, funding } = CARD;
const name = `${contact.firstName} ${contact.lastName}`;
const address = { ...contact.address, unit: '' };

const FACTS = [
  { label: 'Phone', text: formatPhone(contact.phone), href: callLink(contact.phone), Icon: IconPhone },
  { label: 'E-mail', text: contact.email, href: `mailto:${contact.email}`, Icon: IconMail },
  { label: 'Address', text: formatAddress(address), href: mapLink(address), Icon: IconMapPin },
  { label: 'Website', text: contact.website.replace(/^https:\/\//, ''), href: contact.website, Icon: IconWorld },
] as const;

/** The digital business card: who it is, how to reach and keep them, and the round that is open (specification, section 3). */
export function Component() {
  return (
    <MarketingFrame>
      <title>{`${name} · ${contact.company}`}</title>
      <div className={classes['card']}>
        <header className={classes['head']} style={{ background: colors.head, color: colors.onHead }}>
          <img src={photo} alt={contact.photoAlt} width={112} height={112} />
          <div>
            <h1>{name}</h1>
            <p>{contact.title}</p>
            <p>{contact.company}</p>
          </div>
        </header>
        <div className={classes['body']}>
          <ContactActions />
          <dl className={classes['facts']}>
            {FACTS.map(({ label, text, href, Icon }) => (
              <div key={label}>
                <dt>
                  <Icon size={18} aria-hidden />
                  <span className="visually-hidden">{label}</span>
                </dt>
                <dd>
                  <a href={href}>{text}</a>
                </dd>
              </div>
            ))}
          </dl>
          <FundingRound funding={funding} />
        </div>
        <section aria-labelledby="scan" className={classes['scan']}>
          <h2 id="scan">Scan to save</h2>
          <ContactQr text={vcardForQr(contact)} label={`QR code with the contact of ${name}`} />
          <p>Point a phone’s camera at the code: it offers to save the contact.</p>
        </section>
      </div>
    </MarketingFrame>
  );
}
