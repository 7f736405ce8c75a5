import { Button } from '@mantine/core';
import { IconDeviceMobileMessage, IconMail, IconPhone, IconUserPlus } from '@tabler/icons-react';
import { callLink, textLink } from '@/domain/contact/links';
import classes from './ContactActions.module.css';

type ContactActionsProps = {
  contact: { phone: string; email: string };
  /** The contact file's URL and its download name. */
  file: { href: string; name: string };
};

/** Actions for the card: save the contact or get in touch. All are plain links, which need no JavaScript. */
export function ContactActions({ contact: { phone, email }, file }: ContactActionsProps) {
  const ways = [
    ...(phone === '' ? [] : [{ href: callLink(phone), label: 'Call', Icon: IconPhone }]),
    ...(email === '' ? [] : [{ href: `mailto:${email}`, label: 'E-mail', Icon: IconMail }]),
    ...(phone === '' ? [] : [{ href: textLink(phone), label: 'Message', Icon: IconDeviceMobileMessage }]),
  ];
  return (
    <div className={classes['actions']}>
      <Button
        component="a"
        href={file.href}
        download={file.name}
        size="md"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        className={classes['save'] ?? ''}
      >
        Save contact
      </Button>
      {ways.map(({ href, label, Icon }) => (
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
