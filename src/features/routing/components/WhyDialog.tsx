import { List, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { whyText } from '@/domain/routing/day/whyText';
import type { AnswerTo } from '@/domain/routing/planner';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';

export type WhyQuestion = {
  /** Identifies the plan and the visit. */
  key: string;
  title: string;
  ask: () => Promise<AnswerTo<{ kind: 'explain'; raw: unknown; plan: { routes: [] }; visit: string }>>;
  words: Parameters<typeof whyText>[1];
};

/** Explains a stop's place and time in the plan, and the alternatives. */
export function WhyDialog({ question, onClose }: { question: WhyQuestion; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['routing-why', question.key],
    queryFn: question.ask,
    gcTime: 0,
  });
  const why = data && whyText(data, question.words);
  const parts = why
    ? [
        { heading: 'Times', lines: why.times },
        { heading: 'Another place in this route', lines: why.order },
        { heading: 'With someone else', lines: why.people },
      ].filter(({ lines }) => lines.length > 0)
    : [];
  return (
    <Modal opened onClose={onClose} title={`Why here: ${question.title}`}>
      {error ? (
        <ErrorState error={error} />
      ) : !why ? (
        <LoadingRows rows={4} />
      ) : (
        <Stack gap="md">
          {parts.map(({ heading, lines }) => (
            <div key={heading}>
              <Text fw={600}>{heading}</Text>
              <List size="sm" spacing={4}>
                {lines.map((line) => (
                  <List.Item key={line}>{line}</List.Item>
                ))}
              </List>
            </div>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
