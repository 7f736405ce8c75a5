import type { ReactNode } from 'react';
import type { PaperCompany } from '@/domain/paper/schema';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';
import { CustomerSheet } from './CustomerSheet';

type PublicFrameProps = {
  /** Title of the browser tab. */
  title: string;
  /** The company whose document it is; null while unknown. */
  company: PaperCompany | null;
  children: ReactNode;
};

/**
 * Renders the frame around a customer's link: the company's logo, color and contact details, and nothing of ours but a line in the
 * footer. Search engines are asked to stay out, and the URL, which is the key, is sent to no other site.
 */
export function PublicFrame({ title, company, children }: PublicFrameProps) {
  return (
    <>
      <title>{company ? `${title} · ${company.name}` : title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <CustomerSheet company={company}>{children}</CustomerSheet>
      <NotificationsHost />
    </>
  );
}
