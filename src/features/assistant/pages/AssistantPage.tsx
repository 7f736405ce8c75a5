import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useSession } from '@/data/react/WorkspaceProvider';
import { conversationsOf } from '@/domain/assistant/queries';
import { RETENTION_DAYS } from '@/domain/assistant/schema';
import { Conversation } from '@/entities/assistant/Conversation';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { RouterLink } from '@/ui/links/RouterLink';
import { SearchField } from '@/ui/table/SearchField';
import classes from '../components/assistant.module.css';
import { ConversationList } from '../components/ConversationList';
import { ConversationsMenu } from '../components/ConversationsMenu';
import { useConversationActions } from '../hooks/useConversationActions';

const STEP = 30;
const MOST = 300;

/** Shows the user's assistant conversations and the open one, which is in the URL. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const asked = params.get('conversation') ?? '';
  const [freshId, setFreshId] = useState(newId);
  const [limit, setLimit] = useState(STEP);
  const [q, setQ] = useState('');
  const query = useMemo(() => [{ ...conversationsOf(session.uid), limit }], [session.uid, limit]);
  const { records, isLoading, error } = useLiveLists(collections.conversations, query);
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const hasMore = records.length >= limit && limit < MOST;

  // On a phone the list is its own screen, which would be empty without conversations.
  const isOnList = isPhone && asked === '' && (records.length > 0 || isLoading || error !== null);
  const shownId = asked === '' ? freshId : asked;
  const begin = (): void => {
    setFreshId(newId());
    setParams(isPhone ? { conversation: 'new' } : {});
  };
  const { exportedCount, stopExport, exportOne, exportAll, remove, removeAll } = useConversationActions((id) => {
    if (id === '' || id === asked) begin();
  });
  const id = shownId === 'new' ? freshId : shownId;
  const title = records.find((one) => one.id === id)?.title ?? '';
  const list = (
    <nav className={classes['side']} aria-label="Conversations">
      <Group gap="xs" align="stretch" wrap="nowrap">
        <Button fullWidth variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={begin}>
          New conversation
        </Button>
        <ConversationsMenu
          isEmpty={records.length === 0}
          onExportAll={() => void exportAll()}
          onDeleteAll={() => void removeAll()}
        />
      </Group>
      {records.length > 0 && <SearchField value={q} onChange={setQ} label="Search your conversations" />}
      <ExportProgress count={exportedCount} noun="conversation" onStop={stopExport} />
      {isLoading && records.length === 0 ? (
        <LoadingRows rows={5} label="Loading your conversations" />
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <>
          <ConversationList
            conversations={found}
            shownId={id}
            onExport={(one) => void exportOne(one)}
            onDelete={(one) => void remove(one)}
          />
          {records.length > 0 && found.length === 0 && (
            <p className={classes['hint']}>No title here has these words.</p>
          )}
          {hasMore && (
            <Button variant="text" onClick={() => setLimit(limit + STEP)}>
              Show older ones
            </Button>
          )}
          <p className={classes['hint']}>
            Only you see your conversations. They are deleted {RETENTION_DAYS} days after their last message.
          </p>
        </>
      )}
    </nav>
  );

  return (
    <div className={classes['page']}>
      <title>{`${title === '' ? 'Assistant' : title} · Fieldwright`}</title>
      <h1 className="visually-hidden">Assistant</h1>
      {(!isPhone || isOnList) && list}
      {!isOnList && (
        <section className={classes['main']} aria-label={title === '' ? 'New conversation' : title}>
          {isPhone && asked !== '' && (
            <RouterLink to={paths.assistant} size="sm" className={classes['back'] ?? ''}>
              <IconArrowLeft size={16} aria-hidden />
              Conversations
            </RouterLink>
          )}
          <Conversation
            key={id}
            conversationId={id}
            onNew={begin}
            onAsked={() => {
              if (asked !== id) void navigate(paths.assistantConversation(id), { replace: asked === 'new' });
            }}
          />
        </section>
      )}
    </div>
  );
}
