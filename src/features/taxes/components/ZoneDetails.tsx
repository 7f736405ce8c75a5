import { Stack, Text } from '@mantine/core';
import { formatRate } from '@/domain/money/format';
import { ruleReach } from '@/domain/tax/rates';
import type { TaxRule } from '@/domain/tax/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { areaText } from '@/domain/tax/zoneWords';
import { DetailList } from '@/ui/layout/DetailList';
import { TryZone } from './TryZone';

const days = ({ effectiveFrom, effectiveTo }: TaxRule): string =>
  [effectiveFrom && `from ${effectiveFrom}`, effectiveTo && `to ${effectiveTo}`].filter(Boolean).join(' ');
const inWords = (rule: TaxRule): string =>
  [`${formatRate(rule.ratePpm)}: ${ruleReach(rule)}`, days(rule), rule.note].filter(Boolean).join(', ');

/** Shows a zone to users who may not change it. */
export function ZoneDetails({ zone }: { zone: TaxZoneRecord & { id: string } }) {
  return (
    <Stack>
      <DetailList
        columns={1}
        items={[
          { label: 'Applies to', value: areaText(zone.area) },
          {
            label: 'Rounding',
            value: zone.stacking === 'combined' ? 'Rates added up, rounded once' : 'Each tax separately',
          },
          { label: 'Notes', value: zone.notes, isHiddenWhenEmpty: true },
        ]}
      />
      {zone.taxes.map((tax) => (
        <div key={tax.id}>
          <Text fw={600}>
            {tax.name} ({tax.jurisdiction.name}){tax.isCompound && ', on top of the others'}
          </Text>
          {tax.rules.map((rule, index) => (
            <Text key={index} size="sm">
              {inWords(rule)}
            </Text>
          ))}
        </div>
      ))}
      <TryZone zones={[zone]} />
    </Stack>
  );
}
