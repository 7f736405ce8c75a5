import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { expiryOf } from '@/domain/award/credential';
import { NewButton } from '@/entities/record/NewButton';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { AwardsPicture } from '@/ui/feedback/pictures/AwardsPicture';
import { formatCount } from '@/ui/format/quantities';
import { LinedList } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { useCredentials } from '../../hooks/useCredentials';
import { useMoveCredential } from '../../hooks/useMoveCredential';
import { CredentialDrawer } from './CredentialDrawer';
import { CredentialRow } from './CredentialRow';

/** Lists the company's licenses, insurance, certifications, awards, and memberships, in the order customers see them. */
export function CredentialsPanel() {
  const can = useCan();
  const { timeZone } = useSession().company;
  const { all, isLoading, error, refetch } = useCredentials();
  const { rows, move, said } = useMoveCredential(all);
  const { openId, open, close, hrefOf } = useOpenParam();
  const mayEdit = can('update', 'credentials');
  const today = calendarDay(timeZone);
  const expired = rows.filter((one) => expiryOf(one, today).state === 'expired');
  const addButton = can('create', 'credentials') && <NewButton noun="credential" open={open} />;
  return (
    <>
      {expired.length > 0 && (
        <InlineNotice tone="danger" title={`${formatCount(expired.length, 'credential')} expired`}>
          Customers no longer see {expired.length === 1 ? 'it' : 'them'} anywhere. Enter the new date once renewed.
        </InlineNotice>
      )}
      <Section
        title="Company credentials"
        description="In the order in which customers see them."
        actions={rows.length > 0 && addButton}
      >
        {isLoading && <LoadingRows rows={4} label="Loading credentials" />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isLoading && !error && rows.length === 0 && (
          <EmptyState
            picture={<AwardsPicture />}
            title="No credentials yet"
            text={
              mayEdit
                ? 'Add licenses, insurance and awards. Estimates show those you choose, with their proof, until they expire.'
                : 'The company’s licenses, insurance and awards are listed here. Managers add them.'
            }
            action={addButton || undefined}
          />
        )}
        {rows.length > 0 && (
          <LinedList label="Credentials">
            {rows.map((credential, index) => (
              <CredentialRow
                key={credential.id}
                credential={credential}
                href={hrefOf(credential.id)}
                today={today}
                timeZone={timeZone}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                {...(mayEdit && {
                  place: (id: string) => void move(id, index),
                  step: (by: -1 | 1) => void move(credential.id, index + by),
                })}
              />
            ))}
          </LinedList>
        )}
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </Section>
      <CredentialDrawer openId={openId} all={all} onClose={close} />
    </>
  );
}
