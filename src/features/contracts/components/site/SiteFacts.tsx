import { Button, Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { DIVERSION_SCHEMES } from '@/domain/demolition/diversion';
import { districtsOf } from '@/domain/demolition/site/noticeLayers';
import { OPERATIONS, type SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { jurisdictionName, OPERATION_LABELS, SCHEME_LABELS } from '@/domain/demolition/site/siteFileWords';
import { jobsByCustomer } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { StateField } from '@/ui/forms/StateField';
import { formatDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { factsSchema, fromFacts, toFacts, type FactsForm } from './siteForms';
import { useSiteForm } from './useSiteForm';

/** Shows the facts that determine the deadlines and standard requirements. */
export function SiteFacts({ site }: { site: Stored<SiteFile> }) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const [isOpen, setIsOpen] = useState(false);
  const day = (value: string): string => formatDate(value, timeZone);
  return (
    <Section
      title="Site facts"
      actions={
        can('update', 'siteFiles') && (
          <Button variant="text" onClick={() => setIsOpen(true)}>
            Edit facts
          </Button>
        )
      }
    >
      <DetailList
        items={[
          { label: 'Address', value: site.address },
          { label: 'State', value: site.state },
          { label: 'Local agency', value: site.district && jurisdictionName(site.district), isHiddenWhenEmpty: true },
          { label: 'Work', value: OPERATION_LABELS[site.operation] },
          { label: 'Planned start', value: day(site.startsOn) },
          { label: 'Contract finish', value: day(site.finishesOn) },
          {
            label: 'Building',
            value: [
              site.isResidential ? `Residential, ${site.dwellingUnits} units` : 'Not residential',
              site.isPublicBuilding && 'public',
              site.yearBuilt > 0 && `built ${site.yearBuilt}`,
            ]
              .filter(Boolean)
              .join(', '),
          },
          { label: 'Ordered or emergency', value: site.isEmergency && day(site.emergencyOn), isHiddenWhenEmpty: true },
          { label: 'Notes', value: site.notes, isHiddenWhenEmpty: true },
        ]}
      />
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} position="right" size="lg" title="Site facts">
        {isOpen && <FactsForm site={site} onDone={() => setIsOpen(false)} />}
      </Drawer>
    </Section>
  );
}

function FactsForm({ site, onDone }: { site: Stored<SiteFile>; onDone: () => void }) {
  const can = useCan();
  const editing = useSiteForm<FactsForm>({
    site,
    part: 'facts',
    schema: factsSchema,
    toForm: toFacts,
    toFields: fromFacts,
    onDone,
  });
  const { data: jobs = [] } = useRecords(collections.jobs, jobsByCustomer(site.customerId), {
    isEnabled: site.customerId !== '' && can('read', 'jobs'),
  });
  const { form } = editing;
  const jobOptions = [
    ...jobs.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
    ...site.jobIds.filter((id) => !jobs.some((job) => job.id === id)).map((value) => ({ value, label: 'Another job' })),
  ];
  return (
    <RecordForm editing={editing} onCancel={onDone}>
      <Stack gap="md">
        <FormTextInput form={form} name="title" label="Site" isRequired />
        <FormTextInput form={form} name="address" label="Address" />
        <FormMultiSelect
          form={form}
          name="jobIds"
          label="Jobs on this site"
          description="Their visits wait until everything required is in hand"
          options={jobOptions}
          isSearchable
        />
        <Pair least="200px">
          <StateField form={form} name="state" label="State" country="US" autoComplete="off" />
          <FormSelect
            form={form}
            name="district"
            label="Local agency"
            options={districtsOf(form.values.state)}
            isClearable
          />
        </Pair>
        <FormSelect
          form={form}
          name="operation"
          label="Work"
          options={OPERATIONS.map((value) => ({ value, label: OPERATION_LABELS[value] }))}
        />
        <Pair least="200px">
          <FormDate form={form} name="startsOn" label="Planned start" />
          <FormDate form={form} name="finishesOn" label="Contract finish" />
        </Pair>
        <FormCheckbox form={form} name="isResidential" label="Residential building" />
        <Pair least="200px">
          <FormNumber form={form} name="dwellingUnits" label="Dwelling units" min={0} />
          <FormNumber form={form} name="yearBuilt" label="Year built" min={0} />
        </Pair>
        <FormCheckbox
          form={form}
          name="isPartOfLargerProject"
          label="One of several buildings, or part of a larger project"
        />
        <FormCheckbox form={form} name="isPublicBuilding" label="Public building" />
        <FormCheckbox form={form} name="isEmergency" label="Ordered by a government as unsafe, or an emergency" />
        {form.values.isEmergency && <FormDate form={form} name="emergencyOn" label="Day of the order or event" />}
        <Pair least="200px">
          <FormSelect
            form={form}
            name="diversionScheme"
            label="Diversion rule"
            options={DIVERSION_SCHEMES.map((value) => ({ value, label: SCHEME_LABELS[value] }))}
          />
          <FormRate form={form} name="diversionTargetPpm" label="Diversion target" />
        </Pair>
        <FormTextarea form={form} name="notes" label="Notes" />
      </Stack>
    </RecordForm>
  );
}
