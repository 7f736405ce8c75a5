import type { Paying } from '@/documents/email/letter';
import type { Paper } from '@/domain/paper/schema';
import { greetingName, type Placeholder } from '@/domain/invoice/mailText';
import { paths } from '@/lib/paths';
import { appUrl } from '../platform/config';

/** A document ready to e-mail: its printed content, and the values for the e-mail's placeholders. */
export type Sendable = {
  paper: Paper;
  number: string;
  /** Token of its link; '' if it has none. */
  token: string;
  /** URL of its page, or ''. */
  link: string;
  values: Record<Placeholder, string>;
  companyName: string;
  timeZone: string;
  /** The company's own address, or ''. */
  replyTo: string;
  customerId: string;
  paying: Paying;
};

const PAGES = {
  estimate: paths.estimateView,
  invoice: paths.invoice,
  'service-report': paths.jobReport,
  agreement: paths.agreementView,
} as const;

export const linkOf = (kind: keyof typeof PAGES, token: string, origin = ''): string =>
  token === '' ? '' : `${appUrl(origin)}${PAGES[kind](token)}`;

type Parts = Omit<Sendable, 'values' | 'companyName' | 'timeZone' | 'replyTo' | 'number' | 'paying'> & {
  company: { name: string; email: string; timeZone: string };
  customerName: string;
  customerSortName: string;
  due: string;
  /** Ways to pay the balance; defaults to `none`. */
  paying?: Paying;
  number?: string;
};

/** Assembles the parts; `{total}` and `{balance}` are the figure shown first on the document. */
export function sendableOf({
  company,
  customerName,
  customerSortName,
  due,
  paying = 'none',
  ...parts
}: Parts): Sendable {
  const { paper, link } = parts;
  const number = parts.number ?? paper.number;
  return {
    ...parts,
    number,
    companyName: company.name,
    timeZone: company.timeZone,
    replyTo: company.email,
    paying,
    values: {
      number,
      company: company.name,
      customer: customerName,
      firstName: greetingName({ name: customerName, sortName: customerSortName }),
      total: paper.headline.amountText,
      balance: paper.headline.amountText,
      due,
      link,
    },
  };
}
