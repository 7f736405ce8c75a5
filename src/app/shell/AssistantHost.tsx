import { IconSparkles } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { closePanel, keepPanelOf, openPanel, panelState } from '@/entities/assistant/panelState';
import { paths } from '@/lib/paths';
import { useStoreValue } from '@/ui/feedback/createStore';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import classes from './ShellLayout.module.css';

const loadPanel = () => import('@/entities/assistant/AssistantPanel');

/** Returns true on the assistant's own page, where the panel isn't needed. */
const useHasOwnPage = (): boolean => useLocation().pathname === paths.assistant;

/** Returns whether the panel is shown next to the page. */
export function useIsPanelShown(): boolean {
  const { isOpen } = useStoreValue(panelState);
  return !useHasOwnPage() && isOpen;
}

/** Opens the assistant next to the page; so does Ctrl-J or ⌘J. */
export function AssistantButton() {
  const { isOpen } = useStoreValue(panelState);
  if (useHasOwnPage()) return null;
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label="Assistant"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+J Meta+J"
      title="Assistant"
      onClick={isOpen ? closePanel : openPanel}
    >
      <IconSparkles size={20} aria-hidden />
    </button>
  );
}

/** Renders the panel, loading its code on first use. It stays open across pages. */
export function AssistantHost() {
  const isElsewhere = !useHasOwnPage();
  const isShown = useIsPanelShown();
  const part = useLazyPart(loadPanel, isShown, () => {
    closePanel();
    sayNotLoaded();
  });
  useEffect(() => {
    if (!isElsewhere) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'j') return;
      event.preventDefault();
      if (panelState.get().isOpen) closePanel();
      else openPanel();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isElsewhere]);
  const { uid } = useSession();
  useEffect(() => keepPanelOf(uid), [uid]);
  return isShown && part ? <part.AssistantPanel /> : null;
}
