import { Text } from '@mantine/core';
import { answeredCount, answeredWithin, medianMinutes, type SourceMonth } from '@/domain/lead/months';
import { waitText } from '@/domain/lead/words';
import { BarChart } from '@/ui/charts/BarChart';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { percent } from './reportFigures';

/** Shows how fast leads are answered. */
export function AnswerSpeed({ all }: { all: SourceMonth }) {
  const answered = answeredCount(all);
  const median = medianMinutes(all);
  return (
    <Section title="Speed to the first answer">
      <Text fz={32} fw={600} lh={1.2} className="tabular">
        {median === null ? '–' : waitText(median)}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        About half of {formatCount(answered, 'answered lead')} waited no longer; {all.received - answered} were never
        answered.
      </Text>
      <BarChart
        caption="Answered within"
        legend={[]}
        rows={([5, 30, 60] as const).map((minutes) => ({
          id: String(minutes),
          label: `${String(minutes)} minutes`,
          bars: [
            {
              text: percent(answeredWithin(all, minutes), all.received),
              pieces: [{ tone: 'good', value: answeredWithin(all, minutes) }],
            },
          ],
        }))}
      />
    </Section>
  );
}
