import type { Paying } from '@/documents/email/letter';
import type { Paper } from '@/domain/paper/schema';
import { greetingName, type Placeholder } from '@/domain/invoice/mailText';
import { paths } from '@/lib/paths';
import { appUrl } from '../platform/config';

/** Something as it goes out by e-mail: what is on paper, and what the words of the e-mail are filled in with. */
export type Sendable = {
  paper: Paper;
  number: string;
  /** Of its link; '' where it has none. */
  token: string;
  /** The address of its page; ''. */
  link: string;
  values: Record<Placeholder, string>;
  companyName: string;
  timeZone: string;
  /** The company's own address; ''. */
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
  /** How what is owed can be paid; `none` when left out. */
  paying?: Paying;
  number?: string;
};

/** The assembled parts; `{total}` and `{balance}` are the figure shown first on the document. */
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
