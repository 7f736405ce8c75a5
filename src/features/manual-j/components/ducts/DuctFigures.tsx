import { Text } from '@mantine/core';
import type { DesignedPlan } from '@/domain/duct-design/plan/designPlan';
import type { DuctDesign } from '@/domain/duct-design/designDucts';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ExplainedNumber } from '../results/ExplainedNumber';
import { FigureTable } from '../results/FigureTable';

const VERDICTS: Readonly<Record<DuctDesign['verdict'], string>> = {
  'no pressure': 'The blower has no pressure left for the ducts',
  'too little pressure': 'The blower has too little pressure for ducts of this length',
  fits: 'Blower and ducts fit',
  'more pressure than needed': 'The blower has more pressure than the ducts need',
};

/** Shows whether the ducts deliver each room's air: the verdict before the numbers. */
export function DuctVerdict({ designed }: { designed: DesignedPlan }) {
  const { show } = useUnits();
  const { design, deliveries, blowerShortCfm, neededCfm, issues } = designed;
  if (!design)
    return (
      <InlineNotice tone="warning" title="The ducts cannot be sized yet">
        {issues[0]?.message ?? 'Add the first duct.'}
      </InlineNotice>
    );
  const short = deliveries.filter(({ isShort }) => isShort);
  const lacking = [
    ...(blowerShortCfm > 0
      ? [`the blower moves ${show(neededCfm - blowerShortCfm, 'airflow')} of ${show(neededCfm, 'airflow')}`]
      : []),
    ...short.map(
      ({ id, arrives, needed }) =>
        `${id} gets ${show(arrives.value, 'airflow', { isBare: true })} of ${show(needed.value, 'airflow')}`,
    ),
  ];
  if (lacking.length > 0)
    return (
      <InlineNotice tone="danger" title="Rooms are short of air">
        {lacking.join('; ')}.
      </InlineNotice>
    );
  return (
    <InlineNotice tone={design.verdict === 'fits' ? 'success' : 'warning'} title={VERDICTS[design.verdict]}>
      {design.verdict === 'fits'
        ? 'Every room gets the air that its loads ask for.'
        : 'A friction rate of 0.06 to 0.18 in wc per 100 ft suits a blower.'}
    </InlineNotice>
  );
}

/** Shows the friction rate worksheet. Every number opens its derivation. */
export function DuctWorksheet({ design }: { design: DuctDesign }) {
  const { criticalPath } = design;
  const rows = [design.available, design.effectiveLength, design.frictionRate, design.used];
  return (
    <>
      <FigureTable
        caption="Friction rate"
        columns={['Number', 'Value']}
        rows={rows.map((derived) => ({
          id: derived.label,
          label: derived.label,
          cells: [<ExplainedNumber key="value" derived={derived} />],
        }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Longest way: {[...criticalPath.supply, ...criticalPath.return].join(' → ')}. Velocity limits: {design.edition} (
        {design.limitsSource}).
      </Text>
    </>
  );
}
