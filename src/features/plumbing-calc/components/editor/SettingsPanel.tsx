import { PIPE_MATERIALS } from '@/domain/plumbing/core/pipes';
import { adoptionIn, stateInAddress } from '@/domain/plumbing/adoption';
import { changeSetting } from '@/domain/plumbing/edit/editTree';
import { gasSettingsSchema, treeSchema, waterSettingsSchema } from '@/domain/plumbing/project/schema';
import { AUTHORITY_NOTICE, codeText } from '@/domain/plumbing/report/words';
import { CalculationFields } from '@/entities/calculation/CalculationFields';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { CODE_OPTIONS } from '../../codeOptions';
import { ChoiceField } from '../fields/ChoiceField';
import { choicesOf } from '../fields/choices';
import { fieldFacts } from '../fields/fieldFacts';
import { TypedField } from '../fields/TypedField';
import { AmendmentsSection } from './AmendmentsSection';
import { useEditing } from './editingContext';
import editorClasses from './editor.module.css';

const WATER_NUMBERS = [
  'staticPsi',
  'meterLossPsi',
  'backflowLossPsi',
  'otherLossPsi',
  'fittingAllowancePercent',
  'hotF',
  'maxFtPerSec',
  'C',
] as const;
const GAS_NUMBERS = ['heatingValueBtuPerCf', 'supplyPsi', 'dropInWc', 'dropPsi'] as const;
const GAS_CHOICES = ['gas', 'table', 'material'] as const;

/** Edits settings of the whole calculation: customer, code, pressure, pipe, gas, local amendments. */
export function SettingsPanel() {
  const { editor, draft, live, edit } = useEditing();
  const { tree } = draft;
  const adoption = adoptionIn(stateInAddress(draft.address));
  const differs = adoption !== null && !tree.code.startsWith(adoption.code.split('-')[0] ?? '');
  const gasFault = live.faults.find(({ path }) => path.startsWith('gas'))?.message;
  const { label: codeLabel } = fieldFacts(treeSchema.shape.code);
  return (
    <div className={editorClasses['stack']}>
      <CalculationFields editor={editor} draft={draft} />
      <Section title="Code" description={AUTHORITY_NOTICE}>
        <Pair least="11.5rem" gap="sm" mayLeaveRoom>
          <ChoiceField
            label={codeLabel || 'Code and edition'}
            options={CODE_OPTIONS}
            value={tree.code}
            onChange={(code) => code !== undefined && edit('', (now) => ({ ...now, code }))}
          />
          <TypedField
            schema={treeSchema.shape.drainSlopeInPerFt}
            fieldKey={'settings\nDrains\ndrainSlopeInPerFt'}
            value={tree.drainSlopeInPerFt}
            label="Slope of drains"
            write={(now, value) => ({ ...now, tree: withDrainSlope(now.tree, value) })}
          />
        </Pair>
        {differs && (
          <InlineNotice tone="warning">
            {codeText(tree.code)} is chosen. {adoption.note}
          </InlineNotice>
        )}
      </Section>
      <Section title="Water supply">
        <Pair least="11.5rem" gap="sm" mayLeaveRoom>
          {WATER_NUMBERS.map((field) => (
            <TypedField
              key={field}
              schema={waterSettingsSchema.shape[field]}
              fieldKey={`settings\nWater\n${field}`}
              value={tree.water?.[field]}
              write={(now, value) => ({ ...now, tree: changeSetting(now.tree, 'water', field, value) })}
            />
          ))}
          <ChoiceField
            label="Pipe"
            options={choicesOf(PIPE_MATERIALS)}
            value={tree.water?.material ?? 'copper-L'}
            onChange={(value) => edit('', (now) => changeSetting(now, 'water', 'material', value))}
          />
        </Pair>
      </Section>
      <Section title="Gas">
        <Pair least="11.5rem" gap="sm" mayLeaveRoom>
          {GAS_CHOICES.map((field) => {
            const { label, options } = fieldFacts(gasSettingsSchema.shape[field]);
            return (
              <ChoiceField
                key={field}
                label={label}
                options={field === 'table' ? (options ?? []) : choicesOf(options ?? [])}
                value={tree.gas?.[field]}
                placeholder={field === 'gas' ? 'Natural gas, as usual' : 'By pressure and drop'}
                error={field === 'table' ? gasFault : undefined}
                isSearchable
                onChange={(value) => edit('', (now) => changeSetting(now, 'gas', field, value))}
              />
            );
          })}
          {GAS_NUMBERS.map((field) => (
            <TypedField
              key={field}
              schema={gasSettingsSchema.shape[field]}
              fieldKey={`settings\nGas\n${field}`}
              value={tree.gas?.[field]}
              write={(now, value) => ({ ...now, tree: changeSetting(now.tree, 'gas', field, value) })}
            />
          ))}
        </Pair>
      </Section>
      <AmendmentsSection />
    </div>
  );
}

function withDrainSlope<T extends { drainSlopeInPerFt?: number | undefined }>(tree: T, value: number | undefined): T {
  const { drainSlopeInPerFt: _before, ...rest } = tree;
  return (value === undefined ? rest : { ...rest, drainSlopeInPerFt: value }) as T;
}
