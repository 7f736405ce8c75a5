import { ActionIcon, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { callLink } from '@/domain/contact/links';
import type { PaperCompany } from '@/domain/paper/schema';
import { BrandLogo } from '@/entities/brand/BrandLogo';
import { BrandTheme } from './BrandTheme';
import classes from './CustomerSheet.module.css';

/** Renders a customer's page, for the page itself and for its preview; without a company, only the content. */
export function CustomerSheet({ company, children }: { company: PaperCompany | null; children: ReactNode }) {
  const page = (
    <div className={classes['page']}>
      {company && <Header company={company} />}
      <main className={classes['main']}>{children}</main>
      <footer className={classes['footer']}>
        {company?.kit?.licenseLines.map((words) => (
          <div key={words}>{words}</div>
        ))}
        Sent with Fieldwright
      </footer>
    </div>
  );
  return company ? (
    <BrandTheme color={company.primaryColor} font={company.kit?.font}>
      {page}
    </BrandTheme>
  ) : (
    page
  );
}

function Header({ company }: { company: PaperCompany }) {
  const { name, phone, email, kit } = company;
  const ways = [
    { href: callLink(phone), value: phone, label: 'Call', Icon: IconPhone },
    { href: `mailto:${email}`, value: email, label: 'E-mail', Icon: IconMail },
  ].filter(({ value }) => value !== '');
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <div className={classes['company']}>
          <BrandLogo company={company} className={classes['logo']} />
          <div className={classes['name']}>
            <Text fw={600} size="lg" lh={1.25}>
              {name}
            </Text>
            {kit && kit.tagline !== '' && (
              <Text size="sm" c="dimmed" className={classes['tagline'] ?? ''}>
                {kit.tagline}
              </Text>
            )}
          </div>
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
