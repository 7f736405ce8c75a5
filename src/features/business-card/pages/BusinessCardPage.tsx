import { IconMapPin, IconPhone, IconMail, IconWorld } from '@tabler/icons-react';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { callLink, mapLink } from '@/domain/contact/links';
import { vcardForQr } from '@/domain/contact/vcard';
import { contactFileName } from '@/domain/member-card/contact';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { ContactActions } from '../components/ContactActions';
import { ContactQr } from '../components/ContactQr';
import { FundingRound } from '../components/FundingRound';
import { PersonCard } from '../components/PersonCard';
import { CARD } from '../content/card';
import photo from '../content/photo.jpg';

const { contact, colors, funding } = CARD;
const name = `${contact.firstName} ${contact.lastName}`;
const CONTACT_FILE = '/business-card.vcf';
const address = { ...contact.address, unit: '' };

const FACTS = [
  { label: 'Phone', text: formatPhone(contact.phone), href: callLink(contact.phone), Icon: IconPhone },
  { label: 'E-mail', text: contact.email, href: `mailto:${contact.email}`, Icon: IconMail },
  { label: 'Address', text: formatAddress(address), href: mapLink(address), Icon: IconMapPin },
  { label: 'Website', text: contact.website.replace(/^https:\/\//, ''), href: contact.website, Icon: IconWorld },
] as const;

/** The digital business card: who it is, how to reach and save them, and the open funding round (specification, section 3). */
export function Component() {
  return (
    <MarketingFrame>
      <title>{`${name} · ${contact.company}`}</title>
      <PersonCard
        name={name}
        title={contact.title}
        company={contact.company}
        colors={colors}
        picture={<img src={photo} alt={contact.photoAlt} width={112} height={112} />}
        actions={<ContactActions contact={contact} file={{ href: CONTACT_FILE, name: contactFileName(contact) }} />}
        facts={FACTS}
        code={<ContactQr text={vcardForQr(contact)} label={`QR code with the contact of ${name}`} />}
      >
        <FundingRound funding={funding} />
      </PersonCard>
    </MarketingFrame>
  );
}
