import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readQuickbooksLists } from '@/domain/quickbooks/api';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { LinkButton } from '@/ui/links/LinkButton';
import { useBooks } from '../hooks/useBooks';
import { MappingForm } from './MappingForm';
import { NotConnected } from './NotConnected';

/** Which item, account and tax code of QuickBooks is which of ours: proposed, looked at, saved. */
export function MappingPanel() {
  const { uid } = useWorkspace();
  const { isOn, setup, isLoading } = useBooks();
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
    return <ErrorState title="QuickBooks gave no lists" error={lists.error} onRetry={() => void lists.refetch()} />;
  if (!lists.data) return <LoadingRows rows={8} label="Asking QuickBooks" />;
  if (lists.data.isOtherCompany)
    return (
      <InlineNotice
        tone="danger"
        title="Another QuickBooks company is connected"
        action={<LinkButton to="/quickbooks?tab=connection">To the connection</LinkButton>}
      >
        Your mapping and links belong to {setup.facts.companyName || 'another one'}. Connect that one again, or start
        over with this one.
      </InlineNotice>
    );
  return <MappingForm key={lists.dataUpdatedAt} lists={lists.data} setup={setup} />;
}
