import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readQuickbooksLists } from '@/domain/quickbooks/api';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { LinkButton } from '@/ui/links/LinkButton';
import { useBooks } from '../hooks/useBooks';
import { MappingForm } from './MappingForm';
import { NotConnected } from './NotConnected';
import { OtherCompanyNotice } from './OtherCompanyNotice';

/** Maps QuickBooks items, accounts and tax codes to ours: suggested, reviewed, saved. */
export function MappingPanel() {
  const { uid } = useWorkspace();
  const { isOn, connection, setup, isLoading } = useBooks();
  const lists = useQuery({
    queryKey: ['quickbooks-lists', uid],
    queryFn: () => callFunction(readQuickbooksLists, {}),
    enabled: isOn,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (isLoading) return <LoadingRows rows={5} />;
  if (!isOn) return <NotConnected text="Connected, this page proposes which of its items and accounts are which." />;
  if (lists.error)
    return <ErrorState title="QuickBooks returned no lists" error={lists.error} onRetry={() => void lists.refetch()} />;
  if (!lists.data) return <LoadingRows rows={8} label="Loading from QuickBooks" />;
  // For older connections that didn't record their company, only the response tells.
  if (lists.data.isOtherCompany)
    return (
      connection?.accountId === '' && (
        <OtherCompanyNotice action={<LinkButton to="/quickbooks?tab=connection">See the connection</LinkButton>} />
      )
    );
  return <MappingForm key={lists.dataUpdatedAt} lists={lists.data} setup={setup} />;
}
