import { z } from 'zod';
import { within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { efficiency } from '../core/fields';
import { InputFault } from '../core/issue';
import { rounded } from '../core/why';
import { BTUH_PER_GPM_F, BTUH_PER_KW, heaterBtuh, heaterKW, inletF, outletF, riseField, riseOf } from './heat';

/** kW per gpm and °F; the trade uses 0.147. */
const KW_PER_GPM_F = 0.1465;
const USUAL_EFFICIENCY = 0.82;

const flow = within({ label: 'Flow', min: 0, max: 50, unit: 'gpm', why: 'one heater does not deliver more' });

type Point = { riseF: number; gpm: number };

/**
 * Returns the catalog flow for a rise, gpm: interpolated linearly in power (gpm × rise) between two points, above the last one at its
 * power, below the first one its flow, which is the nameplate’s cap.
 */
function catalogFlow(points: readonly Point[], riseF: number): number {
  const rising = points.toSorted((a, b) => a.riseF - b.riseF);
  const above = rising.findIndex((point) => point.riseF >= riseF);
  const upper = rising[above];
  const lower = above === -1 ? rising.at(-1) : rising[above - 1];
  if (!upper) return lower ? (lower.gpm * lower.riseF) / riseF : 0;
  if (!lower || upper.riseF === riseF) return upper.gpm;
  const share = (riseF - lower.riseF) / (upper.riseF - lower.riseF);
  const power = lower.gpm * lower.riseF + share * (upper.gpm * upper.riseF - lower.gpm * lower.riseF);
  return power / riseF;
}

/** Calculates flow and power of a tankless heater at a rise, capped by its nameplate. */
export const tankless = defineCalculator({
  name: 'wh.tankless',
  title: 'Tankless water heater',
  needs:
    'a flow (`gpm` or `flowsGpm`), or a heater (`btuh`, `kW`, `catalogPoints`), or both; `riseF`, or `inF` and `outF`',
  inputs: z.strictObject({
    gpm: flow.optional(),
    flowsGpm: z
      .array(flow)
      .min(1, 'Flows: at least one')
      .max(100, 'At most 100 flows')
      .optional()
      .meta({ title: 'Outlets that run together', unit: 'gpm', why: 'they are added' }),
    riseF: riseField.optional(),
    inF: inletF.optional(),
    outF: outletF.optional(),
    btuh: heaterBtuh.optional(),
    kW: heaterKW.optional(),
    efficiency: efficiency.optional(),
    nameplateMaxGpm: within({
      label: 'Nameplate maximum',
      min: 0.1,
      max: 50,
      unit: 'gpm',
      why: 'it is on the name plate',
    }).optional(),
    catalogPoints: z
      .array(z.strictObject({ riseF: riseField, gpm: flow }))
      .min(1, 'Catalog points: at least one')
      .max(50, 'At most 50 points')
      .optional()
      .meta({ title: 'Points of the catalog', why: '{ riseF, gpm }' }),
  }),
  outputs: {
    gpm: 'flow that is asked for, gpm; where none was entered, what the heater delivers; null without either',
    riseF: 'temperature rise, °F',
    deliveredGpm: 'what the heater delivers at the rise, gpm; null without a heater',
    kW: 'electric power for the asked flow, kW; null without one',
    btuhNeeded: 'gas input for the asked flow at the efficiency, Btu/h; null without one',
    ok: 'whether the heater delivers the asked flow; null where one is missing',
  },
  compute: (input, say) => {
    const { flowsGpm, btuh, kW, catalogPoints, nameplateMaxGpm } = input;
    const riseF = riseOf(input);
    if (riseF === undefined) throw new InputFault('riseF', 'enter the rise, or cold and hot water');
    if (input.gpm !== undefined && flowsGpm) throw new InputFault('flowsGpm', 'enter one flow or several, not both');
    if (btuh !== undefined && kW !== undefined) throw new InputFault('kW', 'enter Btu/h or kW, one of them');
    const asked = input.gpm ?? flowsGpm?.reduce((sum, one) => sum + one, 0);
    if (btuh !== undefined && input.efficiency === undefined) say('82 % efficiency was taken', 'efficiency');
    const share = input.efficiency ?? (kW === undefined ? USUAL_EFFICIENCY : 1);
    const power = btuh ?? (kW === undefined ? undefined : kW * BTUH_PER_KW);
    const byEnergy = catalogPoints
      ? catalogFlow(catalogPoints, riseF)
      : power === undefined
        ? undefined
        : (power * share) / (BTUH_PER_GPM_F * riseF);
    const delivered = byEnergy === undefined ? undefined : Math.min(byEnergy, nameplateMaxGpm ?? Infinity);
    if (asked === undefined && delivered === undefined) throw new InputFault('gpm', 'enter a flow, or the heater');
    const isCapped = delivered !== undefined && byEnergy !== undefined && delivered < byEnergy;
    return {
      gpm: rounded(asked ?? delivered ?? 0),
      riseF: rounded(riseF),
      deliveredGpm: delivered === undefined ? null : rounded(delivered),
      kW: asked === undefined ? null : rounded(asked * riseF * KW_PER_GPM_F),
      btuhNeeded:
        asked === undefined
          ? null
          : rounded((asked * riseF * BTUH_PER_GPM_F) / (input.efficiency ?? USUAL_EFFICIENCY), 0),
      ok: asked === undefined || delivered === undefined ? null : delivered >= asked,
      why: {
        table: catalogPoints ? 'points of the catalog' : 'gpm = Btu/h × efficiency / (500 × rise)',
        edition: 'formula',
        row: `rise ${rounded(riseF)} °F`,
        governedBy: isCapped ? 'nameplate maximum' : catalogPoints ? 'catalog' : 'energy',
        grade: 'V2',
        ...(asked === undefined || delivered === undefined
          ? {}
          : { margin: rounded(delivered - asked), marginUnit: 'gpm' }),
      },
    };
  },
});
