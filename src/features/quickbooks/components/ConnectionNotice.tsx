import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { endsSoon, hardEndIsNear } from '@/domain/connection/schema';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import { useBooks } from '../hooks/useBooks';
import { OtherCompanyNotice } from './OtherCompanyNotice';

const CONNECTION = '/quickbooks?tab=connection';

/** Shows current or upcoming connection problems on every tab. Intuit links here with `reconnect=1`. */
export function ConnectionNotice() {
  const { timeZone } = useSession().company;
  const [params] = useSearchParams();
  const { connection, isLoading, isOtherCompany } = useBooks();
  if (isLoading || params.get('tab') === 'connection') return null;
  if (isOtherCompany)
    return <OtherCompanyNotice action={<LinkButton to={CONNECTION}>See the connection</LinkButton>} />;
  const way = <LinkButton to={CONNECTION}>Connect again</LinkButton>;
  if (connection?.state === 'needs-reconnect')
    return (
      <InlineNotice tone="danger" title="Connect QuickBooks again" action={way}>
        {connection.reason} Pending pushes wait until then.
      </InlineNotice>
    );
  if (params.get('reconnect') === '1')
    return (
      <InlineNotice tone="info" title="Renew the connection" action={way}>
        QuickBooks sent you here to connect again. Nothing of your mapping or history is lost.
      </InlineNotice>
    );
  if (connection && hardEndIsNear(connection, nowIso()))
    return (
      <InlineNotice
        tone="warning"
        title={`QuickBooks ends this connection on ${formatDate(connection.hardEndsAt, timeZone)}`}
        action={way}
      >
        Access lasts five years at most. Connect again before that day.
      </InlineNotice>
    );
  if (connection && endsSoon(connection, nowIso()))
    return (
      <InlineNotice
        tone="warning"
        title={`QuickBooks ends this connection on ${formatDate(connection.endsAt, timeZone)}`}
        action={way}
      >
        It was not used for three months. Look at the dry run, or connect again.
      </InlineNotice>
    );
  return null;
}
