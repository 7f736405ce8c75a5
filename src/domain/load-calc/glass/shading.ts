import {
  derive1,
  derive2,
  derive3,
  derive4,
  assumed,
  constant,
  entered,
  enteredOr,
  looked,
  type Derived,
  type Rule,
} from '../derived';
import type { Skylight, Window } from '../schema/inputs';
import interiorShading from '../tables/interiorShading.json';

type GlassClass = keyof typeof interiorShading.values;
type GlassType = NonNullable<Window['glassType']>;
type GlassLayers = NonNullable<Window['glassLayers']>;

const CLEAR = { 'single-pane': '1P Clear', 'double-pane': '2P Clear', 'triple-pane': '3P Clear' } as const;
const TINTED = {
  'single-pane': '1P Heat Absorbing',
  'double-pane': '2P Heat Absorbing',
  'triple-pane': '3P Heat Absorbing',
} as const;
const REFLECTIVE = {
  'single-pane': '1P Reflective',
  'double-pane': '2P Reflective',
  'triple-pane': '3P Reflective',
} as const;

/** Only double-pane low-e glass has separate rows. */
const CLASSES: Readonly<Record<GlassType, Readonly<Record<GlassLayers, GlassClass>>>> = {
  clear: CLEAR,
  other: CLEAR,
  'low-e': { ...CLEAR, 'double-pane': '2P Low-e Option 2' },
  'low-e, high-solar-gain': { ...CLEAR, 'double-pane': '2P Low-e Option 1' },
  'low-e, low-solar-gain': { ...CLEAR, 'double-pane': '2P Low-e Option 3' },
  tinted: TINTED,
  reflective: REFLECTIVE,
  'tinted/reflective': REFLECTIVE,
};

/** Returns the glass class: from panes and type, or from U-factor and SHGC if these weren't entered. Table 3D-4. */
const glassClassOf = ({
  glassLayers,
  glassType,
  uFactor,
  shgc,
}: Pick<Window, 'glassLayers' | 'glassType' | 'uFactor' | 'shgc'>): GlassClass =>
  glassLayers === undefined || glassType === undefined ? guessedClass(uFactor, shgc) : CLASSES[glassType][glassLayers];

const isClassEntered = ({ glassLayers, glassType }: Pick<Window, 'glassLayers' | 'glassType'>): boolean =>
  glassLayers !== undefined && glassType !== undefined;

function guessedClass(u: number, shgc: number): GlassClass {
  if (u >= 0.85) return shgc >= 0.62 ? '1P Clear' : shgc >= 0.47 ? '1P Heat Absorbing' : '1P Reflective';
  if (u < 0.3) return shgc >= 0.445 ? '3P Clear' : '3P Heat Absorbing';
  if (shgc >= 0.595) return '2P Clear';
  if (shgc >= 0.515) return '2P Low-e Option 1';
  if (shgc >= 0.455) return '2P Low-e Option 2';
  return shgc >= 0.38 ? '2P Heat Absorbing' : '2P Low-e Option 3';
}

const NO_SHADING = constant('Interior shading coefficient', 1, '', 'Table 3D-4: no device');
const OPEN_BLINDS = constant('Interior shading coefficient', 1, '', 'Table 3D-4: open blinds');
const HALF_OPEN = 1.175;
const ISC = {
  label: 'Interior shading coefficient',
  unit: '',
  formula: 'coefficient × covered part + (1 − covered part)',
  source: 'Table 3D-4',
} as const;
const HALF_OPEN_ISC = {
  ...ISC,
  formula: '1.175 × (coefficient × covered part + (1 − covered part)), at most 1',
  source: 'Table 3D-4, note 3',
} as const;

/**
 * Returns the share of the sun that passes blinds, shades or curtains, relative to bare glass. The book assumes medium blinds at 45° in
 * windows, and nothing in skylights.
 */
export function interiorShadingCoefficient(glass: Window | Skylight, path: string, hasDefaultBlinds: boolean): Derived {
  if (glass.interiorShading === undefined && !hasDefaultBlinds) return NO_SHADING;
  const { type = 'medium blinds', blinds, summerFractionCovered } = glass.interiorShading ?? {};
  if (type === 'not present') return NO_SHADING;
  const isBlind = type.endsWith('blinds');
  if (isBlind && blinds === 'open') return OPEN_BLINDS;
  const glassClass = glassClassOf(glass);
  const value = interiorShading.values[glassClass][interiorShading.columns.indexOf(type)] ?? 1;
  const coefficient = isClassEntered(glass)
    ? looked('Coefficient', value, '', 'Table 3D-4', `${glassClass}, ${type}`)
    : assumed(
        'Interior shading coefficient of the glass',
        value,
        '',
        `${glassClass}, ${type}: what the glass is goes by its U-factor and SHGC`,
        `${path}.${glass.glassLayers === undefined ? 'glassLayers' : 'glassType'}`,
      );
  const device =
    glass.interiorShading === undefined
      ? assumed(
          'Covered part',
          1,
          '',
          'the book assumes medium blinds, half open, in every window',
          `${path}.interiorShading`,
        )
      : enteredOr(
          'Covered part',
          summerFractionCovered,
          '',
          `${path}.interiorShading.summerFractionCovered`,
          1,
          'the whole window is covered',
        );
  const cover = (c: number, covered: number): number => c * covered + 1 - covered;
  if (!isBlind || blinds === 'closed') return derive2(ISC, coefficient, device, (c, part) => roundTo3(cover(c, part)));
  const slats =
    blinds === undefined && glass.interiorShading !== undefined
      ? assumed(
          'Half-open blinds',
          HALF_OPEN,
          '',
          'the book assumes half-open blinds',
          `${path}.interiorShading.blinds`,
        )
      : constant('Half-open blinds', HALF_OPEN, '', 'Table 3D-4, note 3');
  return derive3(HALF_OPEN_ISC, slats, coefficient, device, (open, c, part) =>
    Math.min(1, roundTo3(open * cover(c, part))),
  );
}

/** Rounds as printed in the book. */
const roundTo3 = (value: number): number => Math.round(value * 1000) / 1000;

const NO_SCREEN = constant('Exterior shading coefficient', 1, '', 'Manual J: no insect screen');
const BOTH = {
  label: 'Exterior shading coefficient',
  unit: '',
  formula: 'that of the insect screen × that of what stands outside',
  source: 'Manual J, exterior shading coefficient',
} as const;

/** Returns the factor for the whole multiplier, including conduction: insect screens, and trees, buildings and awnings outside. */
export function exteriorCoefficient(window: Window, path: string): Derived {
  const screen = screenCoefficient(window, path);
  const outside = isSolarScreen(window) ? undefined : standingOutside(window, path);
  if (!outside) return screen;
  return window.insectScreen ? derive2(BOTH, screen, outside, (mesh, tree) => mesh * tree) : outside;
}

const SCREEN_SHARES = { interior: 0.1, exterior: 0.2 } as const;

/** Insect screens take 10% inside and 20% outside, of sun and conduction. */
function screenCoefficient({ insectScreen }: Window, path: string): Derived {
  if (!insectScreen) return NO_SCREEN;
  const share = SCREEN_SHARES[insectScreen.location];
  const covered = enteredOr(
    'Part behind the screen',
    insectScreen.summerFractionCovered,
    '',
    `${path}.insectScreen.summerFractionCovered`,
    1,
    'the whole window is behind the screen',
  );
  return derive1(SCREEN_RULES[insectScreen.location], covered, (part) => 1 - share * part);
}

const screenRule = (location: keyof typeof SCREEN_SHARES): Rule => ({
  label: 'Exterior shading coefficient',
  unit: '',
  formula: `1 − ${SCREEN_SHARES[location]} × part behind the ${location} screen`,
  source: 'Manual J, insect screens',
});
const SCREEN_RULES = { interior: screenRule('interior'), exterior: screenRule('exterior') };

export const isSolarScreen = ({ exteriorShading }: Window): boolean =>
  exteriorShading === 'solar screens' || exteriorShading === 'solar film';

const SCREEN = constant('Part of the sun that passes the screen', 0.25, '', 'Manual J, solar screens');
/** Unmeasured trees and buildings block half of the sun. */
const HALF = 0.5;

/** Returns the share of the sun that passes solar screens or film; undefined if there are none. */
export function solarScreenOf(window: Window, path: string): Derived | undefined {
  const { exteriorShadingCoefficient: coefficient } = window;
  if (!isSolarScreen(window)) return undefined;
  return coefficient === undefined ? SCREEN : entered(PASSES, coefficient, '', `${path}.exteriorShadingCoefficient`);
}
const PASSES = 'Part of the sun that passes what stands outside';

function standingOutside(window: Window, path: string): Derived | undefined {
  const { exteriorShading = 'none', exteriorShadingCoefficient: coefficient } = window;
  const [label, field] = [PASSES, `${path}.exteriorShadingCoefficient`];
  if (coefficient !== undefined) return entered(label, coefficient, '', field);
  return exteriorShading === 'none'
    ? undefined
    : assumed(label, HALF, '', `half of it passes: ${exteriorShading}`, field);
}

/** Returns an overhang as entered; undefined if there is none. */
export function overhangOf(
  { overhang }: Window,
  path: string,
): { depth: Derived; top: Derived; bottom: Derived } | undefined {
  if (!overhang || overhang.depthFt <= 0) return undefined;
  const of = (label: string, value: number, field: string): Derived =>
    entered(label, value, 'ft', `${path}.overhang.${field}`);
  return {
    depth: of('Depth of the overhang', overhang.depthFt, 'depthFt'),
    top: of('Distance to the top of the window', overhang.distanceToTopOfWindowFt, 'distanceToTopOfWindowFt'),
    bottom: of(
      'Distance to the bottom of the window',
      overhang.distanceToBottomOfWindowFt,
      'distanceToBottomOfWindowFt',
    ),
  };
}

const SHADED = {
  label: 'Shaded part',
  unit: '',
  formula:
    '(shade line factor × depth − distance to the top) ÷ (distance to the bottom − distance to the top), from 0 to 1',
  source: 'Manual J, Figure 3-3',
} as const;

/** Returns the share of the glass in the shadow of its overhang. */
export const shadedPart = (line: Derived, depth: Derived, top: Derived, bottom: Derived): Derived =>
  derive4(SHADED, line, depth, top, bottom, (factor, deep, from, to) =>
    Math.min(1, Math.max(0, (factor * deep - from) / (to - from))),
  );
