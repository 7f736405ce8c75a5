import { Anchor, Button, Text } from '@mantine/core';
import { IconCalendarPlus, IconMail, IconMapPin, IconPhone, IconStar, IconWorld } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { brandColors } from '@/domain/brand/legibility';
import { formatAddress } from '@/domain/contact/format';
import { callLink, mapLink } from '@/domain/contact/links';
import { vcard, vcardForQr } from '@/domain/contact/vcard';
import type { ShownCard } from '@/domain/member-card/api';
import { contactFileName, contactOfCard } from '@/domain/member-card/contact';
import { QrCode } from '@/ui/charts/QrCode';
import classes from '../pages/BusinessCardPage.module.css';
import { ContactActions } from './ContactActions';
import { PersonCard } from './PersonCard';

/** Shows a member's card to anyone with its link: in the company's color, with only the details that may be shown. */
export function MemberCard({ card }: { card: ShownCard }) {
  const { company, firstName, lastName, title, phone, email, note, address, credentials, reviewLinks } = card;
  const name = [firstName, lastName].filter(Boolean).join(' ') || company.name;
  const contact = useMemo(() => contactOfCard(card), [card]);
  const file = useContactFile(vcard(contact));
  const { fill, onFill } = brandColors(company.primaryColor);
  const place = formatAddress(address);
  const facts = [
    ...(phone === '' ? [] : [{ label: 'Phone', text: phone, href: callLink(phone), Icon: IconPhone }]),
    ...(email === '' ? [] : [{ label: 'E-mail', text: email, href: `mailto:${email}`, Icon: IconMail }]),
    ...(place === '' ? [] : [{ label: 'Address', text: place, href: mapLink(address), Icon: IconMapPin }]),
    ...(/^https?:\/\//.test(company.website)
      ? [
          {
            label: 'Website',
            text: company.website.replace(/^https?:\/\//, ''),
            href: company.website,
            Icon: IconWorld,
          },
        ]
      : []),
  ];
  return (
    <PersonCard
      name={name}
      title={title}
      company={company.name}
      colors={{ head: fill, onHead: onFill }}
      actions={
        <>
          <ContactActions contact={{ phone, email }} file={{ href: file, name: contactFileName(contact) }} />
          {card.bookingPath !== '' && (
            <Button
              component="a"
              href={card.bookingPath}
              variant="default"
              size="md"
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
            >
              {card.canBook ? 'Book a visit' : 'Ask for a visit'}
            </Button>
          )}
        </>
      }
      facts={facts}
      // Drawn locally: staff phone numbers must not leave the app.
      code={<QrCode text={vcardForQr(contact)} label={`QR code with the contact of ${name}`} size={300} />}
    >
      {note !== '' && <p className={classes['note']}>{note}</p>}
      {credentials.length > 0 && (
        <section aria-label="Licenses and certificates">
          {credentials.map(({ text, proofUrl }) => (
            <p key={text} className={classes['line']}>
              {proofUrl === '' ? (
                text
              ) : (
                <Anchor href={proofUrl} target="_blank" rel="noopener noreferrer">
                  {text}
                </Anchor>
              )}
            </p>
          ))}
        </section>
      )}
      {reviewLinks.length > 0 && (
        <section aria-label="Reviews" className={classes['links']}>
          {reviewLinks.map(({ site, label, url }) => (
            <Button
              key={site}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<IconStar size={16} aria-hidden />}
            >
              {`Review on ${label}`}
            </Button>
          ))}
        </section>
      )}
      <Text size="sm" c="dimmed">
        The contact does not save? <Anchor href={card.fileUrl}>Open it as a file</Anchor>.
      </Text>
    </PersonCard>
  );
}

/** Returns a blob URL for the contact file, which works offline too. */
function useContactFile(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/vcard;charset=utf-8' })), [text]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
