import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PaperCompany } from '@/domain/paper/schema';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';
import classes from './PublicFrame.module.css';

type PublicFrameProps = {
  /** Of the browser's tab. */
  title: string;
  /** Whose document it is; null while that is not known. */
  company: PaperCompany | null;
  children: ReactNode;
};

/**
 * The frame of what a customer sees through a link: the company's name and how to reach it, and nothing of ours but a line
 * at the foot. Search engines are asked to stay out, and the address, which is the key, is told to no other site.
 */
export function PublicFrame({ title, company, children }: PublicFrameProps) {
  return (
    <div className={classes['page']}>
      <title>{company ? `${title} · ${company.name}` : title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      {company && (
        <header className={classes['header']}>
          <div className={classes['company']}>
            {company.logoUrl !== '' && <img src={company.logoUrl} alt="" className={classes['logo']} />}
            <Text fw={650} size="lg">
              {company.name}
            </Text>
          </div>
          <div className={classes['contact']}>
            {company.phone !== '' && <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>{company.phone}</a>}
            {company.email !== '' && <a href={`mailto:${company.email}`}>{company.email}</a>}
          </div>
        </header>
      )}
      <main className={classes['main']}>{children}</main>
      <footer className={classes['footer']}>Sent with Fieldwright</footer>
      <NotificationsHost />
    </div>
  );
}
