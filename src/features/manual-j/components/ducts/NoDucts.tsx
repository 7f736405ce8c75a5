import { Button } from '@mantine/core';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Section } from '@/ui/layout/Section';

/** Empty state of the ducts tab: lays ducts out from the rooms, once there are any. */
export function NoDucts({ hasRooms, onStart }: { hasRooms: boolean; onStart: () => void }) {
  return (
    <Section title="Ducts">
      <EmptyState
        title="No ducts yet"
        text={
          !hasRooms
            ? 'Add rooms first: each gets a run for the air that its loads ask for.'
            : 'Begin with a trunk for each level and a run to each room, then enter the lengths.'
        }
        action={hasRooms && <Button onClick={onStart}>Lay out ducts from the rooms</Button>}
      />
    </Section>
  );
}
