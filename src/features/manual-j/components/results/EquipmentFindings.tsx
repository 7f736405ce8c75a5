import { Text } from '@mantine/core';
import type { ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { blowerFindings, type Airflows } from '@/domain/load-calc/report/airflowFigures';
import {
  limitsText,
  shortAirText,
  SIZING_LABELS,
  SIZING_STATE_LABELS,
  sizingState,
  sizingText,
  type SizingState,
} from '@/domain/load-calc/report/sizingWords';
import { verdictOf, type SizingFinding, type SizingVerdict } from '@/domain/load-calc/selection/sizing';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';
import { useUnits } from '@/entities/calculation/useUnits';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './EquipmentCheck.module.css';
import { SizingGauge } from './SizingGauge';

const TONES: Readonly<Record<SizingState, Tone>> = {
  fits: 'success',
  'too small': 'danger',
  'too large': 'warning',
  'no load': 'neutral',
};

const VERDICT_TONES = { fits: 'success', 'too small': 'danger', 'too large': 'warning' } as const;
const VERDICT_TITLES: Readonly<Record<Exclude<SizingVerdict, 'not checked'>, string>> = {
  fits: 'This equipment fits the house',
  'too small': 'This equipment is too small for the house',
  'too large': 'This equipment is too large for the house',
};

type EquipmentFindingsProps = {
  equipment: ConsideredEquipment;
  findings: readonly SizingFinding[];
  /** Sentences on the heat pump in winter; empty for other equipment. */ winter: readonly string[];
  /** Airflow the loads need. */
  needed: Airflows;
};

/** Shows how a piece of equipment suits the house, with a finding for each capacity given. */
export function EquipmentFindings({ equipment, findings, winter, needed }: EquipmentFindingsProps) {
  const { show, system } = useUnits();
  const verdict = verdictOf(findings);
  const air = blowerFindings(equipment, needed);
  const shortAir = shortAirText(air, system);
  return (
    <OneColumn gap="sm">
      {findings.length === 0 && (
        <Text size="sm" c="dimmed">
          No capacity was given: nothing can be checked.
        </Text>
      )}
      {verdict !== 'not checked' && (
        <InlineNotice tone={VERDICT_TONES[verdict]} title={VERDICT_TITLES[verdict]}>
          {findings
            .filter((finding) => sizingState(finding) === verdict)
            .slice(0, 1)
            .map((finding) => `${SIZING_LABELS[finding.what]}: ${sizingText(finding, system)}`)}
        </InlineNotice>
      )}
      {shortAir !== '' && (
        <InlineNotice tone="warning" title="The blower moves too little air">
          {shortAir}
        </InlineNotice>
      )}
      {findings.map((finding) => {
        const state = sizingState(finding);
        return (
          <div key={finding.what} className={classes.finding}>
            <div className={classes.head}>
              <strong>{SIZING_LABELS[finding.what]}</strong>
              <StatusBadge tone={TONES[state]} label={SIZING_STATE_LABELS[state]} />
            </div>
            {state !== 'no load' && <SizingGauge finding={finding} />}
            <p className={classes.numbers}>
              {show(finding.capacityBtuh, 'load')}
              {state !== 'no load' && <span> · {limitsText(finding, system)}</span>}
            </p>
            <p>{sizingText(finding, system)}</p>
            <p className={classes.edition}>
              Limits: {finding.edition}
              {state === 'no load' ? '' : ` (${finding.source})`}
            </p>
          </div>
        );
      })}
      {winter.length > 0 && (
        <div className={classes.finding}>
          <strong>Heat pump in winter</strong>
          {winter.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {(['heating', 'cooling'] as const).map((season) => {
        const moved = air.find((finding) => finding.season === season);
        const need = show(needed[season].value, 'airflow');
        return (
          <div key={season} className={classes.finding}>
            <div className={classes.head}>
              <strong>Air in {season}</strong>
              {moved && (
                <StatusBadge
                  tone={moved.shortCfm > 0 ? 'warning' : 'success'}
                  label={moved.shortCfm > 0 ? 'Too little air' : 'Enough air'}
                />
              )}
            </div>
            <p className={classes.numbers}>
              {moved ? `${show(moved.givenCfm, 'airflow')}; the loads need ${need}` : `${need}, from the loads`}
            </p>
          </div>
        );
      })}
    </OneColumn>
  );
}
