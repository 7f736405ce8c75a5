import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { CALCULATION_PAGE_SIZE } from '@/domain/calculation/queries';
import { loadList } from '@/domain/load-calc/project/queries';
import { CopyField } from '@/entities/calculation/CopyField';
import { StartChoice } from '@/entities/calculation/StartChoice';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { useCreateLoad } from '../../hooks/useCreateLoad';
import {
  needsClimate,
  newLoadSchema,
  newLoadValues,
  type LoadOrigin,
  type LoadStart,
  type NewLoadValues,
} from '../../newLoad';
import { QuickForm } from '../quick/QuickForm';
import { QuickOutcome } from '../quick/QuickOutcome';
import quickClasses from '../quick/quick.module.css';
import { CaseFileField } from './CaseFileField';
import { ClimateSection } from './ClimateSection';

import { RoomsStart } from './RoomsStart';

import { WhoFields } from './WhoFields';

const LATEST = {
  ...loadList({ mode: '', customerId: '' }, { field: 'updatedAt', direction: 'desc' }),
  limit: CALCULATION_PAGE_SIZE,
};
const STARTS_SHOWN: readonly { value: LoadStart; name: string; text: string }[] = [
  { value: 'quick', name: 'Quick estimate', text: 'A dozen answers, loads at once. For a first visit.' },
  { value: 'plan', name: 'Draw it', text: 'Rooms on a floor plan, typed or dragged. For choosing equipment.' },
  { value: 'rooms', name: 'Room by room', text: 'Every room, wall and window in tables.' },
  { value: 'file', name: 'From a file', text: 'A case file with a whole house (JSON).' },
  { value: 'copy', name: 'Copy', text: 'Another calculation as it is now.' },
];

/** Edits all inputs for a new calculation on one page. They survive a reload. */
export function NewLoadForm({ origin, originKey }: { origin: LoadOrigin; originKey: string }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  const create = useCreateLoad();
  const form = useSchemaForm<NewLoadValues>({
    schema: newLoadSchema,
    initialValues: newLoadValues(origin),
    draftKey: `${uid}:manualJ:new:${originKey}`,
  });
  const { start, quick, climate } = form.values;

  const submit = async (values: NewLoadValues): Promise<void> => {
    const project = await create(values);
    notify.success(`${project.number} is saved.`);
    const tab = values.start === 'plan' ? '?tab=plan' : '';
    await navigate(`${paths.manualJEdit(project.id)}${tab}`, { replace: true });
  };

  return (
    <SchemaForm form={form} onSubmit={submit} submitLabel="Create" onCancel={() => void navigate(-1)}>
      <Section>
        <OneColumn>
          <StartChoice starts={STARTS_SHOWN} value={start} onChange={(value) => form.setFieldValue('start', value)} />
          {start === 'file' && <CaseFileField form={form} />}
          {start === 'copy' && (
            <CopyField
              definition={collections.manualJ}
              latest={LATEST}
              value={form.values.copyOf}
              onChange={(id) => {
                form.setFieldValue('copyOf', id);
                form.clearFieldError('copyOf');
              }}
              error={form.errors['copyOf']}
            />
          )}
          {start === 'rooms' && <RoomsStart form={form} />}
        </OneColumn>
      </Section>
      {start === 'plan' && (
        <Section title="The house">
          <QuickForm answers={quick} onChange={(answers) => form.setFieldValue('quick', answers)} isDrawn />
        </Section>
      )}
      {start === 'quick' && (
        <Section title="The house">
          <div className={quickClasses['columns']}>
            <QuickForm answers={quick} onChange={(answers) => form.setFieldValue('quick', answers)} />
            {climate ? (
              <QuickOutcome answers={quick} climate={climate} />
            ) : (
              <InlineNotice tone="info">
                The loads appear here once you have chosen a climate station, below.
              </InlineNotice>
            )}
          </div>
        </Section>
      )}
      <WhoFields form={form} jobNumber={origin.jobNumber} />
      {needsClimate(start) && <ClimateSection form={form} />}
    </SchemaForm>
  );
}
