import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import type { AssistantTask } from '@/domain/assistant/purpose';
import type { OpenRecord } from '@/domain/assistant/schema';
import { newId } from '@/lib/ids';
import { askInPanel } from './panelState';

type AskAboutButtonProps = { label: string; task: AssistantTask; open: OpenRecord; text?: string };

/** Asks the assistant something about a record, in the panel. Renders nothing if the company doesn't have the assistant. */
export function AskAboutButton({ label, task, open, text = '' }: AskAboutButtonProps) {
  const { features } = useSession();
  if (!hasFeature(features, 'aiAssistant')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={18} aria-hidden />}
      onClick={() => askInPanel({ id: newId(), task, text, open, pictures: [] })}
    >
      {label}
    </Button>
  );
}
