import examples from './examples.json';

/** An example for each calculator, most of them from the published ones in `cases/published.json`. */
export const calculatorExamples: Readonly<
  Record<string, { title: string; inputs: Readonly<Record<string, unknown>> } | undefined>
> = examples;
