import type { WeekStanding } from '@/domain/hours/answer';
import type { Timesheet } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { useSession } from '@/data/react/WorkspaceProvider';
import { UserName } from '@/entities/user/UserName';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDateTime } from '@/ui/format/dateTime';

type WeekNoticesProps = { sheet: Stored<Timesheet> | null; standing: WeekStanding };

/** Shows who approved a week or sent it back, and whether its entries have changed since. */
export function WeekNotices({ sheet, standing }: WeekNoticesProps) {
  const { company } = useSession();
  if (!sheet) return null;
  const by = (
    <>
      <UserName uid={sheet.updatedBy} />, {formatDateTime(sheet.updatedAt, company.timeZone)}
    </>
  );
  if (standing.kind === 'changed') {
    return (
      <InlineNotice tone="warning" title="Something has changed since this week was approved">
        Paid by what was approved ({by}). A visit was reopened, or a device was without a connection. Open the week
        again to approve what it is now.
      </InlineNotice>
    );
  }
  return sheet.state === 'approved' ? (
    <InlineNotice tone="success" title="Approved and locked">
      {by}
    </InlineNotice>
  ) : (
    <InlineNotice tone="warning" title={`Sent back: ${sheet.note}`}>
      {by}
    </InlineNotice>
  );
}
