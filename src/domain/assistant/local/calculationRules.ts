import { sayExplained, sayLoad, sayPlumbing, sayWhatIf } from './say';
import { call, say, after, openOf, type Rule } from './steps';

/** What it asks the engines. */
export const CALCULATION_RULES: readonly Rule[] = [
  {
    pattern: /what if|\bif (?:we|i|the)\b/i,
    needs: ['what_if_load'],
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      const path = /\b([a-z]+(?:\.[A-Za-z0-9]+)+)\s*(?:was|were|is|=|to)\s*(-?\d+(?:\.\d+)?)/.exec(turn.question);
      if (load === '' || !path)
        return say('Open a load calculation and name the input, as in “what if windows.0.uFactor was 0.3?”.');
      const changes = [{ path: path[1] ?? '', value_json: path[2] ?? '' }];
      return after(turn, call('what_if_load', { load_id: load, changes }), (data) => say(sayWhatIf(data)));
    },
  },
  {
    pattern: /\b(?:why|explain|how (?:is|was|did))\b/i,
    needs: ['explain_load'],
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      if (load === '') return say('Open a load calculation first.');
      const component =
        /\b(walls?|windows?|infiltration|ducts?|ceilings?|floors?|slabs?|doors?)\b/i.exec(turn.question)?.[1] ??
        'total';
      const plural = /^(infiltration|total)$/.test(component) || component.endsWith('s') ? component : `${component}s`;
      return after(
        turn,
        call('explain_load', {
          load_id: load,
          load: /cool/i.test(turn.question) ? 'coolingSensible' : 'heating',
          component: plural.toLowerCase(),
        }),
        (data) => say(sayExplained(data)),
      );
    },
  },
  {
    pattern: /\b(?:load|btu|heat loss|heat gain)\b/i,
    needs: ['read_load'],
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      if (load !== '') return after(turn, call('read_load', { load_id: load }), (data) => say(sayLoad(data)));
      return say('Open a load calculation first.');
    },
  },
  {
    pattern: /\b(?:pipe|wsfu|fixture units|gpm|plumbing)\b/i,
    needs: ['read_plumbing'],
    next: (turn) => {
      const pipes = openOf(turn, 'plumbingCalc');
      return pipes === ''
        ? say('Open a plumbing calculation first.')
        : after(turn, call('read_plumbing', { plumbing_id: pipes }), (data) => say(sayPlumbing(data)));
    },
  },
];
