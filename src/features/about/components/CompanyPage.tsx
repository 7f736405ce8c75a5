import { OPERATOR } from 'virtual:build-facts';
import { formatDate } from '@/ui/format/dateTime';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { Prose } from '@/ui/public/Prose';
import classes from './CompanyPage.module.css';

type CompanyPageProps = {
  title: string;
  html: string;
  /** Date the text took effect. Left out for texts that don't need one. */
  since?: string;
};

/** Shows a text published by the site's operator, with their name and address. */
export function CompanyPage({ title, html, since }: CompanyPageProps) {
  return (
    <MarketingFrame>
      <title>{`${title} · Fieldwright`}</title>
      <h1 className={classes['headline']}>{title}</h1>
      {since !== undefined && <p className={classes['since']}>{`In force since ${formatDate(since, 'UTC')}`}</p>}
      <section aria-labelledby="operator" className={classes['operator']}>
        <h2 id="operator">Who runs this site</h2>
        <address>
          {OPERATOR.name}
          <br />
          {OPERATOR.address}
          <br />
          <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
        </address>
        {OPERATOR.isPlaceholder && (
          <InlineNotice tone="warning" title="These are placeholders">
            This build was not told who runs it. A build for production needs VITE_OPERATOR_NAME, VITE_OPERATOR_ADDRESS
            and VITE_OPERATOR_EMAIL, and stops without them.
          </InlineNotice>
        )}
      </section>
      <Prose html={html} />
    </MarketingFrame>
  );
}
