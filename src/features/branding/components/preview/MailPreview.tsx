import { renderEmail } from '@/documents/email/renderEmail';
import { DEFAULT_TEMPLATES, fillTemplate } from '@/domain/invoice/mailText';
import type { Paper } from '@/domain/paper/schema';
import classes from './BrandPreview.module.css';

const SAMPLE_LINK = 'https://example.com/';

/** Renders the invoice e-mail as the server writes it. Mail clients that can't load web fonts use their own. */
export function MailPreview({ paper }: { paper: Paper }) {
  const message = fillTemplate(DEFAULT_TEMPLATES.invoice.body, {
    firstName: 'Sample',
    company: paper.company.name,
    number: paper.number,
    total: paper.headline.amountText,
    due: paper.facts.find(({ label }) => label === 'Due')?.value ?? '',
  });
  // In the demo tab the logo's URL is relative, but an e-mail needs an absolute one.
  const logoUrl = paper.company.logoUrl && new URL(paper.company.logoUrl, window.location.href).href;
  const { html } = renderEmail({
    paper: { ...paper, company: { ...paper.company, logoUrl } },
    message,
    link: SAMPLE_LINK,
    paying: 'elsewhere',
    abuse: { address: 'abuse@example.com', reference: 'sample' },
  });
  return <iframe title="E-mail in your colors" srcDoc={html} sandbox="" className={classes['frame']} />;
}
