import { Text, View } from '@react-pdf/renderer';
import type { ReportEquipment } from '@/domain/load-calc/report/equipmentReport';
import { styles } from '../styles';
import { reportStyles, stateColor } from '../report/reportStyles';

/** Equipment that was considered, against the limits of Manual S. */
export function ReportEquipmentView({ equipment }: { equipment: readonly ReportEquipment[] }) {
  return (
    <View>
      {equipment.map(({ name, kind, isBest, shortAir, winter, findings }, index) => (
        <View key={index} style={reportStyles.choice} wrap={false}>
          <View style={reportStyles.choiceHead}>
            <Text style={styles.strong}>{name}</Text>
            <Text style={styles.faint}>{[kind, ...(isBest ? ['fits best'] : [])].join(' · ')}</Text>
          </View>
          {findings.length === 0 ? (
            <Text style={styles.faint}>No capacity was given: nothing can be checked.</Text>
          ) : null}
          {shortAir === '' ? null : (
            <Text style={[styles.strong, { color: stateColor('too small') }]}>
              The blower moves too little air. {shortAir}
            </Text>
          )}
          {winter.length === 0 ? null : <Text>{winter.join(' ')}</Text>}
          {findings.map(({ label, state, stateLabel, capacity, limits, text, edition, source }) => (
            <View key={label} style={reportStyles.finding}>
              <Text style={reportStyles.findingName}>{label}</Text>
              <Text style={[reportStyles.findingState, { color: stateColor(state) }]}>{stateLabel}</Text>
              <View style={reportStyles.findingText}>
                <Text>
                  {[capacity, limits === '' ? '' : `limits ${limits} (${edition})`].filter(Boolean).join(' · ')}
                </Text>
                <Text style={[styles.small, styles.faint]}>{text}</Text>
                {limits === '' ? null : <Text style={[styles.small, styles.faint]}>Limits: {source}</Text>}
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
