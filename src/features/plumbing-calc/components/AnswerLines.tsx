export type AnswerLine = { label: string; value: string };

/** What an answer rests on; what says nothing is left out. */
export function AnswerLines({ lines }: { lines: readonly AnswerLine[] }) {
  return (
    <dl>
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
