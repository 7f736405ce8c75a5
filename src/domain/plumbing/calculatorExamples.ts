import examples from './examples.json';

/** An example for each single calculator, most of them published ones of `cases/published.json`. */
export const calculatorExamples: Readonly<
  Record<string, { title: string; inputs: Readonly<Record<string, unknown>> } | undefined>
> = examples;
