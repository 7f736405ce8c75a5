import { Button } from '@mantine/core';
import { IconMail, IconMapPin, IconMessage, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { callLink, mapLink, textLink } from '@/domain/contact/links';
import { EMPTY_ADDRESS, type Address } from '@/domain/contact/schema';
import classes from './ContactLinks.module.css';

type ContactLinksProps = {
  phone: string;
  email: string;
  address?: Address;
  /** Additional one-tap actions. */
  children?: ReactNode;
};

/** Renders call, text, e-mail and directions, one tap each, as far as the contact details are known. */
export function ContactLinks({ phone, email, address = EMPTY_ADDRESS, children }: ContactLinksProps) {
  const map = mapLink(address);
  if (phone === '' && email === '' && map === '' && !children) return null;
  return (
    <div className={classes['links']}>
      {phone !== '' && (
        <>
          <Button
            component="a"
            href={callLink(phone)}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            Call
          </Button>
          <Button
            component="a"
            href={textLink(phone)}
            variant="default"
            leftSection={<IconMessage size={18} aria-hidden />}
          >
            Text
          </Button>
        </>
      )}
      {email !== '' && (
        <Button
          component="a"
          href={`mailto:${email}`}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          E-mail
        </Button>
      )}
      {map !== '' && (
        <Button
          component="a"
          href={map}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
        >
          Navigate
        </Button>
      )}
      {children}
    </div>
  );
}
