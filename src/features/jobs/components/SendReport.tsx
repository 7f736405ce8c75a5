import { Stack } from '@mantine/core';
import { fillTemplate, greetingName, SERVICE_REPORT_MAIL } from '@/domain/invoice/mailText';
import type { Customer } from '@/domain/customer/schema';
import { suggestedText } from '@/domain/message/paperText';
import { paths } from '@/lib/paths';
import type { Job } from '@/domain/job/schema';
import type { Paper } from '@/domain/paper/schema';
import type { ReportParts } from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { SendDialog } from '@/entities/mail/SendDialog';
import { MailPreview } from '@/entities/mail/MailPreview';
import { useReadMailAnew } from '@/entities/mail/useReadMailAnew';
import { PaperView } from '@/entities/paper/PaperView';

type SendReportProps = {
  job: Stored<Job>;
  /** Recipient; null if this user may not see the customer or they were deleted. */
  customer: Customer | null;
  paper: Paper;
  parts: ReportParts;
  onClose: () => void;
};

/** E-mails the report after a review, once. */
export function SendReport({ job, customer, paper, parts, onClose }: SendReportProps) {
  const { company } = usePrintedAs(job.businessUnitId);
  const readAnew = useReadMailAnew();
  const values = {
    company: company.name,
    customer: job.customerName,
    firstName: greetingName({ name: job.customerName, sortName: customer?.sortName ?? '' }),
    number: job.number,
  };
  return (
    <SendDialog
      title="Send service report"
      kind="service-report"
      subjectId={job.id}
      customerId={job.customerId}
      report={parts}
      mail={{
        to: customer?.email ? [customer.email] : [],
        subject: fillTemplate(SERVICE_REPORT_MAIL.subject, values),
        message: fillTemplate(SERVICE_REPORT_MAIL.body, values),
      }}
      text={{
        kind: 'service-report',
        message: suggestedText('service-report', values),
        page: { kind: 'service-report', token: '', pathOf: paths.jobReport },
      }}
      submitLabel="Send report"
      suggestions={customer ? [customer.email, ...customer.contacts.map(({ email }) => email)] : []}
      preview={(mail) => (
        <Stack>
          <MailPreview mail={mail} />
          <PaperView paper={paper} />
        </Stack>
      )}
      onSent={readAnew}
      onClose={onClose}
    />
  );
}
