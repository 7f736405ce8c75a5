import { ActionIcon, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { callLink } from '@/domain/contact/links';
import type { PaperCompany } from '@/domain/paper/schema';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';
import { BrandTheme } from './BrandTheme';
import classes from './PublicFrame.module.css';

type PublicFrameProps = {
  /** Of the browser's tab. */
  title: string;
  /** Whose document it is; null while that is not known. */
  company: PaperCompany | null;
  children: ReactNode;
};

/**
 * The frame of what a customer sees through a link: the company's logo, color and how to reach it, and nothing of ours but
 * a line at the foot. Search engines are asked to stay out, and the address, which is the key, is told to no other site.
 */
export function PublicFrame({ title, company, children }: PublicFrameProps) {
  const page = (
    <div className={classes['page']}>
      <title>{company ? `${title} · ${company.name}` : title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      {company && <Header company={company} />}
      <main className={classes['main']}>{children}</main>
      <footer className={classes['footer']}>Sent with Fieldwright</footer>
      <NotificationsHost />
    </div>
  );
  return company ? <BrandTheme color={company.primaryColor}>{page}</BrandTheme> : page;
}

function Header({ company: { name, logoUrl, phone, email } }: { company: PaperCompany }) {
  const ways = [
    { href: callLink(phone), value: phone, label: 'Call', Icon: IconPhone },
    { href: `mailto:${email}`, value: email, label: 'E-mail', Icon: IconMail },
  ].filter(({ value }) => value !== '');
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <div className={classes['company']}>
          {logoUrl !== '' && <img src={logoUrl} alt="" className={classes['logo']} />}
          <Text fw={600} size="lg" className={classes['name'] ?? ''}>
            {name}
          </Text>
        </div>
        <div className={classes['contact']}>
          {ways.map(({ href, value, label, Icon }) => (
            <Fragment key={label}>
              <a href={href} className={classes['words']}>
                {value}
              </a>
              <ActionIcon
                component="a"
                href={href}
                variant="default"
                size={44}
                radius="xl"
                className={classes['round'] ?? ''}
                aria-label={`${label} ${name}`}
              >
                <Icon size={20} aria-hidden />
              </ActionIcon>
            </Fragment>
          ))}
        </div>
      </div>
    </header>
  );
}
