import { View } from '@react-pdf/renderer';
import type { ReportEquipment } from '@/domain/load-calc/report/equipmentReport';
import { lineCount } from '../lineCount';
import { PdfText } from '../PdfText';
import { reportStyles, stateColor } from '../report/reportStyles';
import { CONTENT_PT } from '../sectionLayout';
import { styles } from '../styles';

/** Width inside a choice's box. */
const CHOICE_PT = CONTENT_PT - 18;
/** Next to its kind, with a space between them. */
const NAME_PT = CHOICE_PT - reportStyles.choiceKind.width - reportStyles.choiceName.paddingRight;
const FINDING_PT = CHOICE_PT - reportStyles.findingName.width - reportStyles.findingState.width;
const [SIZE_PT, SMALL_PT] = [9, 8];
/** A choice up to this many lines stays in one piece: a third of a page. */
const KEPT_LINES = 22;

/** Renders the equipment considered, compared with the limits in Manual S. */
export function ReportEquipmentView({ equipment }: { equipment: readonly ReportEquipment[] }) {
  return (
    <View>
      {equipment.map((choice, index) => (
        <Choice key={index} choice={choice} />
      ))}
    </View>
  );
}

type Finding = ReportEquipment['findings'][number];

const figuresOf = ({ capacity, limits, edition }: Finding): string =>
  [capacity, limits === '' ? '' : `limits ${limits} (${edition})`].filter(Boolean).join(' · ');

/** Returns the fine print below the figures. */
const reasonsOf = ({ text, limits, source }: Finding): string[] => [text, limits === '' ? '' : `Limits: ${source}`];

const linesOf = ({ name, shortAir, winter, findings }: ReportEquipment): number =>
  [
    lineCount(name, NAME_PT, SIZE_PT),
    lineCount(shortAir, CHOICE_PT, SIZE_PT),
    lineCount(winter.join(' '), CHOICE_PT, SIZE_PT),
    ...findings.map((finding) =>
      reasonsOf(finding).reduce(
        (sum, text) => sum + lineCount(text, FINDING_PT, SMALL_PT),
        lineCount(figuresOf(finding), FINDING_PT, SIZE_PT),
      ),
    ),
  ].reduce((sum, lines) => sum + lines, 0);

function Choice({ choice }: { choice: ReportEquipment }) {
  const { name, kind, isBest, shortAir, winter, findings } = choice;
  return (
    <View style={reportStyles.choice} wrap={linesOf(choice) > KEPT_LINES}>
      <View style={reportStyles.choiceHead}>
        <PdfText style={reportStyles.choiceName} roomPt={NAME_PT}>
          {name}
        </PdfText>
        <PdfText style={reportStyles.choiceKind}>{[kind, ...(isBest ? ['fits best'] : [])].join(' · ')}</PdfText>
      </View>
      {findings.length === 0 ? (
        <PdfText style={styles.faint}>No capacity was given: nothing can be checked.</PdfText>
      ) : null}
      {shortAir === '' ? null : (
        <PdfText style={[styles.strong, { color: stateColor('too small') }]}>
          The blower moves too little air. {shortAir}
        </PdfText>
      )}
      {winter.length === 0 ? null : <PdfText>{winter.join(' ')}</PdfText>}
      {findings.map((finding, index) => (
        <View key={index} style={reportStyles.finding} wrap={false}>
          <PdfText style={reportStyles.findingName}>{finding.label}</PdfText>
          <PdfText style={[reportStyles.findingState, { color: stateColor(finding.state) }]}>
            {finding.stateLabel}
          </PdfText>
          <View style={reportStyles.findingText}>
            <PdfText>{figuresOf(finding)}</PdfText>
            {reasonsOf(finding).map((text, at) =>
              text === '' ? null : (
                <PdfText key={at} style={[styles.small, styles.faint]}>
                  {text}
                </PdfText>
              ),
            )}
          </View>
        </View>
      ))}
    </View>
  );
}
