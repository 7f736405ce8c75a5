import { useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import { deleteConversations } from '@/domain/assistant/api';
import { conversationText } from '@/domain/assistant/conversationText';
import { conversationsOf, messagesOf, proposalsOf } from '@/domain/assistant/queries';
import { MESSAGES_LIMIT, type Conversation } from '@/domain/assistant/schema';
import type { Stored } from '@/domain/record/schema';
import { forgetRuns } from '@/entities/assistant/runs';
import { downloadFile } from '@/lib/downloadFile';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';

const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 60) || 'conversation'
  }.txt`;

/** Exports a user's own conversations as text, or deletes them. `exportedCount` is null while no export is running. */
export function useConversationActions(onDeleted: (id: string) => void) {
  const workspace = useWorkspace();
  const { company, uid } = useSession();
  const [exportedCount, setExportedCount] = useState<number | null>(null);
  const stop = useRef(new AbortController());

  const textOf = async (conversation: Stored<Conversation>): Promise<string> => {
    const messages = await workspace
      .repository(collections.conversationMessages)
      .getAll({ ...messagesOf(uid, conversation.id), limit: MESSAGES_LIMIT });
    const proposals = await workspace.repository(collections.aiProposals).getAll(proposalsOf(uid, conversation.id));
    return conversationText(conversation, messages, proposals, (iso) => formatDateTime(iso, company.timeZone));
  };
  const save = (name: string, text: string): void =>
    downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const carryOut = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify.error(error);
    } finally {
      setExportedCount(null);
    }
  };

  return {
    exportedCount,
    stopExport: (): void => stop.current.abort(),
    exportOne: (conversation: Stored<Conversation>) =>
      carryOut(async () => save(fileNameOf(conversation.title), await textOf(conversation))),
    exportAll: () =>
      carryOut(async () => {
        const texts: string[] = [];
        stop.current = new AbortController();
        const { signal } = stop.current;
        setExportedCount(0);
        const { rows } = await readEveryRecord(workspace, collections.conversations, {
          query: conversationsOf(uid),
          rowOf: (conversation) => conversation,
          isStopped: () => signal.aborted,
        });
        for (const conversation of rows) {
          if (signal.aborted) return;
          texts.push(await textOf(conversation));
          setExportedCount(texts.length);
        }
        save('conversations.txt', texts.join('\n\n'));
      }),
    remove: (conversation: Stored<Conversation>) =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: `Delete “${conversation.title}”?`,
          message: 'Its questions, answers and proposals are permanently deleted. Anything already done stays done.',
          confirmLabel: 'Delete',
          tone: 'danger',
        });
        if (!isMeant) return;
        await callFunction(deleteConversations, { conversationId: conversation.id });
        forgetRuns(conversation.id);
        onDeleted(conversation.id);
      }),
    removeAll: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Delete all your conversations?',
          message: 'All questions, answers and proposals are permanently deleted. Anything already done stays done.',
          confirmLabel: 'Delete all',
          tone: 'danger',
        });
        if (!isMeant) return;
        const { deletedCount } = await callFunction(deleteConversations, { conversationId: '' });
        forgetRuns();
        onDeleted('');
        notify.success(`${formatCount(deletedCount, 'conversation')} deleted.`);
      }),
  };
}
