import { labelOf } from '@/domain/plumbing/core/sizes';
import { PIPE_MATERIALS, type PipeMaterial } from '@/domain/plumbing/core/pipes';
import { ELEMENTS } from '@/domain/plumbing/drainage/elements';
import { changeEntry, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { materialText } from '@/domain/plumbing/project/materialWords';
import { PIPE_SIZES, segmentSchema, type SegmentInput } from '@/domain/plumbing/project/schema';
import { ChoiceField } from '../fields/ChoiceField';
import { choicesOf } from '../fields/choices';
import { TypedField } from '../fields/TypedField';
import { useEditing } from './editingContext';

type NumberName = 'lengthFt' | 'fittingsFt' | 'riseFt' | 'slopeInPerFt' | 'intervals';

/** Edits a pipe's length, rise and material, and whatever else matters in its system. */
export function SegmentNumbers({
  segment,
  faultOf,
}: {
  segment: SegmentInput;
  faultOf: (field: string) => string | undefined;
}) {
  const { draft, edit } = useEditing();
  const { id, system } = segment;
  const isWater = system === 'cold' || system === 'hot';
  const set = (fields: Parameters<typeof changeEntry<'segments'>>[3]): void =>
    edit('', (tree) => changeEntry(tree, 'segments', id, fields));
  const number = (field: NumberName, description?: string) => (
    <TypedField
      schema={segmentSchema.shape[field]}
      fieldKey={`segments\n${id}\n${field}`}
      value={segment[field]}
      description={description}
      write={(now, value) => ({ ...now, tree: changeEntry(now.tree, 'segments', id, { [field]: value }) })}
    />
  );
  const size = segment.existingSize;
  return (
    <>
      {number('lengthFt')}
      {system !== 'vent' && system !== 'drain' && number('fittingsFt')}
      {isWater && number('riseFt', 'Down is negative')}
      <ChoiceField
        label="Size that is there"
        placeholder="To be found"
        options={PIPE_SIZES.map((inches) => ({ value: labelOf(inches), label: `${labelOf(inches)} in` }))}
        value={size === undefined ? undefined : typeof size === 'number' ? labelOf(size) : size}
        onChange={(existingSize) => set({ existingSize })}
      />
      {isWater && (
        <ChoiceField
          label="Material"
          placeholder={`${materialText(draft.tree.water?.material ?? 'copper-L')}, as all`}
          options={choicesOf(PIPE_MATERIALS)}
          value={segment.material}
          onChange={(material) => set({ material: material as PipeMaterial | undefined })}
        />
      )}
      {system === 'drain' && (
        <>
          <ChoiceField
            label="Part of the drainage"
            placeholder="By its place"
            options={choicesOf(ELEMENTS)}
            value={segment.element}
            onChange={(element) => set({ element: ELEMENTS.find((known) => known === element) })}
          />
          {segment.element === 'stack' ? number('intervals') : number('slopeInPerFt')}
        </>
      )}
      {system === 'vent' && (
        <ChoiceField
          label="Stack that it vents"
          placeholder="None"
          options={segmentsOf(draft.tree)
            .filter((one) => one.system === 'drain')
            .map((one) => one.id)}
          value={segment.ventsStack}
          error={faultOf('ventsStack')}
          onChange={(ventsStack) => set({ ventsStack })}
        />
      )}
    </>
  );
}
