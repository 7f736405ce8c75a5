import type { ApplicationCopy } from '@/domain/contract/money/payApplication';
import { Figures } from './Figures';

type Summary = Omit<ApplicationCopy, 'lines' | 'addedCents' | 'deductedCents'>;

/** Shows the summary sheet: lines 1 to 9 under our own labels. */
export const SummaryFigures = ({ summary }: { summary: Summary }) => (
  <Figures
    items={[
      { label: '1 Original contract sum', cents: summary.line1Cents },
      { label: '2 Net change by change orders', cents: summary.line2Cents },
      { label: '3 Contract sum to date', cents: summary.line3Cents },
      { label: '4 Completed and stored to date', cents: summary.line4Cents },
      { label: '5a Retainage on work', cents: summary.line5aCents },
      { label: '5b Retainage on stored material', cents: summary.line5bCents },
      { label: '5 Total retainage', cents: summary.line5Cents },
      { label: '6 Earned less retainage', cents: summary.line6Cents },
      { label: '7 Less previous certificates', cents: summary.line7Cents },
      { label: '8 Current payment due', cents: summary.line8Cents },
      { label: '9 Balance to finish, including retainage', cents: summary.line9Cents },
    ]}
  />
);
