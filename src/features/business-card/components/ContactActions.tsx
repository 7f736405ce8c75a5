import { Button } from '@mantine/core';
import { IconDeviceMobileMessage, IconMail, IconPhone, IconUserPlus } from '@tabler/icons-react';
import { callLink, textLink } from '@/domain/contact/links';
import { CARD } from '../content/card';
import classes from './ContactActions.module.css';

const CONTACT_FILE = '/business-card.vcf';
const { firstName, lastName, phone, email } = CARD.contact;
const fileName = `${firstName}-${lastName}.vcf`.toLowerCase();

const WAYS = [
  { href: callLink(phone), label: 'Call', Icon: IconPhone },
  { href: `mailto:${email}`, label: 'E-mail', Icon: IconMail },
  { href: textLink(phone), label: 'Message', Icon: IconDeviceMobileMessage },
] as const;

/** What can be done with the card: keep it, or reach the person. All of them are links, which need no script. */
export function ContactActions() {
  return (
    <div className={classes['actions']}>
      <Button
        component="a"
        href={CONTACT_FILE}
        download={fileName}
        size="md"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        className={classes['save'] ?? ''}
      >
        Save contact
      </Button>
      {WAYS.map(({ href, label, Icon }) => (
        <Button
          key={label}
          component="a"
          href={href}
          variant="default"
          px="xs"
          className={classes['way'] ?? ''}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
