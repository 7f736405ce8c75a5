import { z } from 'zod';
import type { Figure } from '@/domain/assistant/chips';
import { calculateLive } from '@/domain/plumbing/project/calculateLive';
import { readTree } from '@/domain/plumbing/record/tree';
import { notThere, ToolRefusal } from './refusal';
import { defineTool, someId } from './tool';

const showable = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

export const PLUMBING_TOOL = defineTool({
  name: 'read_plumbing',
  description: 'A plumbing calculation: fixture units, demand, sizes of all segments, pressure, and what is not right.',
  input: z.object({ plumbing_id: someId('plumbing calculation') }),
  words: 'Sizing the pipes',
  run: async (desk, { plumbing_id: id }) => {
    const project = await desk.get('plumbingCalc', id);
    if (!project) throw notThere('plumbing calculation');
    const source = desk.chips.cite('plumbingCalc', id, `${project.number} ${project.title}`, project.address);
    const { tree, errors } = readTree(project.tree);
    if (!tree) throw new ToolRefusal(`The pipes cannot be calculated: ${errors[0]?.message ?? 'something is missing'}`);
    const { result, faults } = calculateLive(tree);
    if (!result) throw new ToolRefusal('The pipes cannot be calculated yet.');
    const { water, drainage, gas } = result;
    const figure = (label: string, value: number, unit: Figure['unit'], shownUnit: string = unit) =>
      desk.chips.figure({ label, value, unit, text: `${showable(value)} ${shownUnit}`, sourceKey: source });
    return {
      source,
      code: tree.code,
      water: water && {
        wsfu: figure('Water supply fixture units', water.wsfuTotal, 'fixture units', 'WSFU'),
        demand: figure('Water demand', water.demandGpm, 'gpm'),
        critical_fixture: water.criticalFixture,
      },
      drainage: drainage && { dfu: drainage.dfu },
      gas: gas && { cfh: gas.cfh, longest_ft: gas.longestFt, table: gas.table },
      segments: result.segments.slice(0, 60),
      not_right: [...faults, ...result.warnings].slice(0, 20),
    };
  },
});
