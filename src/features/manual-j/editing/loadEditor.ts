import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { CalculationEditor } from '@/entities/calculation/calculationEditor';
import type { Work } from './work';

/** Editor of a load calculation. */
export type LoadEditor = CalculationEditor<LoadProject, Work>;
