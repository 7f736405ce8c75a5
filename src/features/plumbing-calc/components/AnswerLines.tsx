export type AnswerLine = { label: string; value: string };

/** Shows the basis of an answer, omitting empty lines. */
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
