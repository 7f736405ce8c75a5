import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { designFrom } from '@/domain/load-calc/climate/chosenStation';
import type { StationSite } from '@/domain/load-calc/climate/siteFromStation';
import { Section } from '@/ui/layout/Section';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { NewLoadValues } from '../../newLoad';

import { DesignFields } from '../station/DesignFields';
import { StationPicker } from '../station/StationPicker';
import { useStations } from '../station/useStations';

/** Picks the climate station and edits the values taken from it. */
export function ClimateSection({ form }: { form: SchemaFormApi<NewLoadValues> }) {
  const { data } = useStations();
  const { company } = useSession();
  const { station, climate, address } = form.values;
  /** Chosen here, with what is known about the location; after a reload, only the station's values. */
  const [chosenHere, setChosenHere] = useState<StationSite | null>(null);
  const stationsOwn = useMemo(() => {
    const found = station && data?.stations.find(({ id }) => id === station.id);
    return data && found ? designFrom(data.stations, found, null) : null;
  }, [data, station]);
  return (
    <Section
      title="Climate"
      description="Outdoor design conditions come from a weather station; each can be overridden."
    >
      <OneColumn>
        <StationPicker
          address={address}
          usualAddress={formatAddress({ ...company.address, postalCode: '' })}
          value={station}
          onChange={(chosen, given) => {
            const { site, design } = given;
            setChosenHere(given);
            form.setFieldValue('station', chosen);
            form.setFieldValue('climate', { site, design });
            form.clearFieldError('station');
          }}
        />
        {form.errors['station'] && (
          <Text size="sm" c="var(--mantine-color-error)" data-form-error tabIndex={-1}>
            {form.errors['station']}
          </Text>
        )}
        {climate && (
          <DesignFields
            key={station?.id}
            climate={climate}
            fromStation={chosenHere ?? stationsOwn}
            onChange={(next) => form.setFieldValue('climate', next)}
          />
        )}
      </OneColumn>
    </Section>
  );
}
