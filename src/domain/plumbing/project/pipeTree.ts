import { defineCalculator } from '../core/calculator';
import { editionOf } from '../core/codes';
import { calculateProject } from './calculateProject';
import { projectSchema } from './schema';

/** Exposes the whole project through the same interface as the single calculators. */
export const pipeTree = defineCalculator({
  name: 'project.pipe_tree',
  title: 'A whole pipe tree',
  inputs: projectSchema,
  outputs: {
    segments: 'each segment: load, size, ok, problem, and its own why',
    water:
      'WSFU, demand by curve and by probability, critical path with pressure profile, pressure at each outlet; null without water',
    drainage: 'DFU and water closets in all; null without drains',
    gas: 'load in cfh, longest length in ft and table; null without gas',
    materials: 'pipe to buy by system, material and size, ft; none of what is there already',
    parts: 'fittings, valves, traps and hangers that the tree itself says the number of',
    notCounted: 'what the parts leave out, in sentences',
  },
  compute: (project, say) => {
    const { warnings, ...result } = calculateProject(project);
    warnings.forEach(({ path, message }) => say(message, path));
    return {
      ...result,
      why: {
        table: 'each segment names its own',
        edition: editionOf(project.code),
        row: `${project.segments.length} segments`,
        governedBy: result.water ? `critical fixture ${result.water.criticalFixture}` : 'loads',
        grade: 'V1',
      },
    };
  },
});
