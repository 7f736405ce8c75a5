import { useEffect, useEffectEvent } from 'react';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { useLazyPart } from '@/ui/hooks/useLazyPart';

const loadDialog = () => import('./MarkUpDialog');

type MarkUpHeldProps = {
  /** Photos waiting for markup, shown one after another. */
  held: readonly string[];
  onRelease: (id: string, marked?: Blob) => Promise<void>;
  onDiscard: (id: string) => Promise<void>;
};

/** Shows held photos for markup. They're sent as they are if the page is left, or if the drawing code can't be loaded. */
export function MarkUpHeld({ held, onRelease, onDiscard }: MarkUpHeldProps) {
  const [id = ''] = held;
  const photo = usePendingPhotos().find((one) => one.id === id);
  const releaseAll = useEffectEvent(() => {
    for (const one of held) void onRelease(one);
  });
  const dialog = useLazyPart(loadDialog, id, () => {
    sayNotLoaded();
    for (const one of held) void onRelease(one);
  });
  useEffect(() => () => releaseAll(), []);
  // Photos discarded elsewhere don't block the others.
  const isGone = id !== '' && !photo;
  useEffect(() => {
    if (isGone) void onRelease(id);
  }, [isGone, id, onRelease]);
  if (!dialog || !photo) return null;
  return (
    <dialog.MarkUpDialog
      key={id}
      image={photo.image}
      place={held.length > 1 ? `${held.length} to go` : ''}
      onDone={(marked) => onRelease(id, marked)}
      onDiscard={() => onDiscard(id)}
    />
  );
}
