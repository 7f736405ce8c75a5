import { Group } from '@mantine/core';
import type { ViewedFinding } from '@/domain/finding/viewed';
import { FindingBadge } from '@/entities/finding/FindingBadge';
import { findingAnswerWords, findingPriceWords } from '@/entities/finding/viewedFindingWords';
import classes from './report.module.css';

type ReportFindingsProps = { findings: readonly ViewedFinding[]; timeZone: string };

/** Shows the customer an item's findings: the cost to fix, the customer's response, and the work done. */
export function ReportFindings({ findings, timeZone }: ReportFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={classes['findings']}>
      {findings.map((finding) => (
        <li key={finding.id} className={classes['finding']}>
          <Group align="baseline" justify="space-between" wrap="nowrap">
            <span>{finding.title}</span>
            <FindingBadge state={finding.state} />
          </Group>
          <span>{findingPriceWords(finding)}</span>
          <span className={classes['second']}>{findingAnswerWords(finding, timeZone)}</span>
        </li>
      ))}
    </ul>
  );
}
