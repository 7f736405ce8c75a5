import { Button, NativeSelect } from '@mantine/core';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { withHouse } from '../../editing/acceptValue';
import {
  constructionOfSurface,
  CONSTRUCTIONS,
  surfacesOfKind,
  usualConstruction,
  withAllMadeOf,
} from '../../editing/constructions';
import type { RowKind } from '../../editing/rows';
import { useEditing, useFields } from './editingContext';

const KINDS: readonly { kind: RowKind; label: string; plural: string }[] = [
  { kind: 'wall', label: 'Walls in this house are', plural: 'walls' },
  { kind: 'window', label: 'Windows are', plural: 'windows' },
  { kind: 'door', label: 'Doors are', plural: 'doors' },
  { kind: 'ceiling', label: 'Ceilings are', plural: 'ceilings' },
  { kind: 'floor', label: 'Floors are', plural: 'floors' },
  { kind: 'slab', label: 'Slabs are', plural: 'slabs' },
  { kind: 'foundation wall', label: 'Foundation walls are', plural: 'foundation walls' },
];

/** Picks the default constructions of new surfaces; existing ones can be changed together. */
export function UsualConstructions() {
  const { editor } = useFields();
  const { draft, usual, chooseUsual } = useEditing();
  return (
    <Section
      title="What this house is made of"
      description="New walls, windows and floors are made of this. Each can be changed by itself."
    >
      <Pair least="18rem" gap="sm" mayLeaveRoom>
        {KINDS.map(({ kind, label, plural }) => {
          const chosen = usualConstruction(draft.house, kind, usual);
          const others = surfacesOfKind(draft.house, kind).filter(
            (entry) => constructionOfSurface(kind, entry) !== chosen,
          ).length;
          return (
            <div key={kind}>
              <NativeSelect
                label={label}
                size="md"
                value={chosen}
                data={CONSTRUCTIONS[kind].map((each) => ({ value: each.id, label: each.label }))}
                onChange={(event) => chooseUsual(kind, event.currentTarget.value)}
              />
              {others > 0 && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  mt={4}
                  onClick={() => editor.change('', (now) => withHouse(now, withAllMadeOf(now.house, kind, chosen)))}
                >
                  Use for all {plural} ({others} {others === 1 ? 'differs' : 'differ'})
                </Button>
              )}
            </div>
          );
        })}
      </Pair>
    </Section>
  );
}
