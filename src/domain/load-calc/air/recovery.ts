import { derive3, derive4, assumed, constant, entered, enteredOr, type Derived } from '../derived';
import type { Ventilator } from '../schema/inputs';

/** Whether a fan has a core that recovers heat. */
export const recovers = ({ type }: Ventilator): boolean =>
  type === 'heat recovery ventilator' || type === 'energy recovery ventilator';

/** J/(kg·K), and J/kg of vapor at 0 °C with its heat per degree. */
const [AIR, EVAPORATION, VAPOUR] = [1006, 2_501_000, 1860];
/** Rating in winter, CSA 439: 0 °C against 22 °C. Air at 0 °C, kg/m³. */
const WINTER = { difference: 22, density: 1.288 };
/** Rating in summer, CSA 439: 35 °C and 0.0178 kg/kg against 24 °C and 0.0092. Air at 35 °C, kg/m³. */
const SUMMER = { outdoorC: 35, outdoorRatio: 0.0178, indoorC: 24, indoorRatio: 0.0092, density: 1.114 };
const M3_PER_S_PER_CFM = 0.000_471_947;

const enthalpyOf = (celsius: number, ratio: number): number => AIR * celsius + ratio * (EVAPORATION + VAPOUR * celsius);

const SENSIBLE = {
  label: 'Sensible effectiveness',
  unit: '',
  formula:
    'recovery efficiency with the heat of the fans: efficiency × (1 + fans ÷ heat between 0 and 22 °C) + fans ÷ heat between 0 and 22 °C',
  source: 'CSA 439, clause 9.3.3.1',
} as const;
const LATENT = {
  label: 'Latent effectiveness',
  unit: '',
  formula:
    'moisture that the total recovery leaves beside the sensible one, at 35 °C outdoors against 24 °C indoors, from 0 to 1',
  source: 'CSA 439, clauses 9.2.1 and 9.3.3.2',
} as const;
const NO_MOISTURE = constant('Latent effectiveness', 0, '', 'a heat recovery ventilator keeps the air streams apart');

/** Derives the effectiveness from the rating sheet if none was entered: total recovery is rated in summer, sensible in winter. */
export function ratedEffectiveness(
  fan: Ventilator,
  flow: Derived,
  path: string,
): { sensible: Derived; latent: Derived } {
  const {
    adjustedSensibleRecoveryEfficiency: adjusted,
    sensibleRecoveryEfficiency: plain,
    adjustedTotalRecoveryEfficiency: adjustedTotal,
    totalRecoveryEfficiency: plainTotal,
  } = fan;
  const power = enteredOr(
    'Power of the fans',
    fan.fanPowerW,
    'W',
    `${path}.fanPowerW`,
    0,
    'none was entered: the rating is taken as it stands',
  );
  const rated = (label: string, value: number, field: string): Derived => entered(label, value, '', `${path}.${field}`);
  const sensible =
    adjusted !== undefined
      ? rated('Adjusted sensible recovery efficiency', adjusted, 'adjustedSensibleRecoveryEfficiency')
      : plain === undefined
        ? assumed(
            'Sensible effectiveness',
            0,
            '',
            'no recovery was entered',
            `${path}.effectivenessUsed.heatingSensible`,
          )
        : derive3(
            SENSIBLE,
            rated('Sensible recovery efficiency', plain, 'sensibleRecoveryEfficiency'),
            power,
            flow,
            (efficiency, watts, cfm) => {
              const heat = cfm * M3_PER_S_PER_CFM * WINTER.density * AIR * WINTER.difference;
              const share = heat === 0 ? 0 : watts / heat;
              return Math.min(1, efficiency * (1 + share) + share);
            },
          );
  const total =
    adjustedTotal !== undefined
      ? rated('Adjusted total recovery efficiency', adjustedTotal, 'adjustedTotalRecoveryEfficiency')
      : plainTotal === undefined
        ? undefined
        : rated('Total recovery efficiency', plainTotal, 'totalRecoveryEfficiency');
  if (fan.type === 'heat recovery ventilator') return { sensible, latent: NO_MOISTURE };
  if (total === undefined)
    return {
      sensible,
      latent: assumed(
        'Latent effectiveness',
        0,
        '',
        'no total recovery was entered',
        `${path}.effectivenessUsed.coolingLatent`,
      ),
    };
  return {
    sensible,
    latent: derive4(LATENT, total, sensible, power, flow, (all, apparent, watts, cfm) =>
      latentFrom(all, apparent, watts, cfm, adjustedTotal === undefined),
    ),
  };
}

/** @param apparent sensible effectiveness including fan heat, as long as the rating isn't adjusted for it */
function latentFrom(total: number, apparent: number, watts: number, cfm: number, isPlain: boolean): number {
  const { outdoorC, outdoorRatio, indoorC, indoorRatio, density } = SUMMER;
  const winterAir = cfm * M3_PER_S_PER_CFM * WINTER.density;
  const summerAir = cfm * M3_PER_S_PER_CFM * density;
  const fans = summerAir === 0 ? 0 : watts / summerAir;
  const core = apparent - (winterAir === 0 ? 0 : watts / (winterAir * AIR * WINTER.difference));
  const suppliedC = outdoorC - core * (outdoorC - indoorC) + fans / AIR;
  const [outdoor, indoor] = [enthalpyOf(outdoorC, outdoorRatio), enthalpyOf(indoorC, indoorRatio)];
  const supplied = isPlain
    ? outdoor - (total * (outdoor - indoor + fans) + fans)
    : outdoor - total * (outdoor - indoor);
  const ratio = (supplied - AIR * suppliedC) / (EVAPORATION + VAPOUR * suppliedC);
  return Math.min(1, Math.max(0, (outdoorRatio - ratio) / (outdoorRatio - indoorRatio)));
}
