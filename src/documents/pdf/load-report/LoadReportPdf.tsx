import { Text, View } from '@react-pdf/renderer';
import { DISCLAIMER } from '@/domain/load-calc/report/designFacts';
import type { ReportTable } from '@/domain/calculation/reportTable';
import type { Pictures } from '../pictures';
import { brandOf, styles } from '../styles';
import type { PrintedLoadReport } from './printedLoadReport';
import { ReportBars, ReportMoves } from './ReportBars';
import { ReportCurve } from './ReportCurve';
import { ReportDuctTree } from './ReportDuctTree';
import { ReportFloorPlan } from './ReportFloorPlan';
import { ReportEquipmentView } from './ReportEquipmentView';
import { ReportDocument } from '../report/ReportDocument';
import { ReportPage } from '../report/ReportPage';
import { ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { ReportTitle } from './ReportTitle';

/** With more rooms their bars and their table have a page of their own. */
const FEW_ROOMS = 4;
/** Of rooms with nothing but a floor area the table of their loads says all. */
const saysMore = ({ id, columns }: ReportTable): boolean => id !== 'rooms' || columns.length > 2;

/** The report of a load calculation, for the customer and for an inspector. `pictures` are those that could be loaded. */
export function LoadReportPdf({ printed, pictures }: { printed: PrintedLoadReport; pictures: Pictures }) {
  const { report, company, pageSize } = printed;
  const brand = brandOf(company);
  const name = ['Load calculation', report.number].filter(Boolean).join(' ');
  return (
    <ReportDocument title={`${name}: ${report.title}`} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={name}>
        <ReportTitle printed={printed} brand={brand} pictures={pictures} />
        {report.warnings.length === 0 ? null : (
          <View style={reportStyles.warning} wrap={false}>
            <Text style={styles.strong}>Needs attention</Text>
            <ReportNotes notes={report.warnings.map((text) => ({ text, hint: '' }))} />
          </View>
        )}
        <ReportHeading text="Design conditions" brand={brand} />
        <ReportFacts facts={report.design} columns={4} />
        <Text style={reportStyles.disclaimer}>{DISCLAIMER}</Text>

        <ReportHeading text={`Where the loads come from, ${report.unit}`} brand={brand} isNewPage />
        <ReportBars bars={report.componentBars} hasLatent />
        <ReportTableView table={report.components} brand={brand} hasSum />

        {report.floorPlan === null ? null : (
          <>
            <ReportHeading text="Floor plan" brand={brand} isNewPage />
            <ReportFloorPlan plan={report.floorPlan} unit={report.unit} />
          </>
        )}
        {report.rooms === null ? null : (
          <>
            <ReportHeading
              text="Rooms"
              brand={brand}
              isNewPage={report.floorPlan === null && report.roomBars.length > FEW_ROOMS}
            />
            <Text style={[reportStyles.text, styles.small, styles.faint]}>
              Rooms carry no ventilation, blower heat or latent load: these belong to the house. Rooms peak at different
              hours, so that together they can need more than the house.
            </Text>
            <ReportBars bars={report.roomBars} hasLatent={false} />
            <ReportTableView table={report.rooms} brand={brand} />
          </>
        )}
        {report.glass === null ? null : (
          <>
            <ReportHeading text="Glass through the day" brand={brand} />
            <View wrap={false}>
              <ReportCurve day={report.glass.day} />
              <Text style={reportStyles.text}>{report.glass.text}</Text>
            </View>
          </>
        )}
        <ReportHeading text="Ducts" brand={brand} />
        <ReportNotes notes={report.ducts.map((text) => ({ text, hint: '' }))} />
        {report.ductDesign === null ? null : (
          <>
            <ReportHeading text="Duct sizes" brand={brand} />
            <ReportNotes notes={report.ductDesign.facts.map((text) => ({ text, hint: '' }))} />
            {report.ductDesign.sides.map(({ title, ducts }) => (
              <ReportDuctTree key={title} title={title} ducts={ducts} />
            ))}
          </>
        )}
        {report.moves.length === 0 ? null : (
          <>
            <ReportHeading text="What moves the loads most" brand={brand} />
            <ReportMoves moves={report.moves} />
            <Text style={[reportStyles.text, styles.small, styles.faint]}>
              Each line changes one thing and recalculates the whole house. Lines do not add up.
            </Text>
          </>
        )}
        {report.equipment.length === 0 ? null : (
          <>
            <ReportHeading text="Equipment considered" brand={brand} withPt={170} />
            <ReportEquipmentView equipment={report.equipment} />
          </>
        )}
        <ReportHeading text="Assumptions" brand={brand} />
        <ReportNotes
          notes={
            report.assumptions.length === 0
              ? [{ text: 'Nothing was assumed.', hint: '' }]
              : report.assumptions.map(({ label, why, effect }) => ({
                  text: label,
                  hint: [why, effect].filter(Boolean).join('. '),
                }))
          }
        />
        <ReportHeading text="The house as entered" brand={brand} isNewPage />
        <ReportFacts facts={report.house} />
        {report.surfaces.filter(saysMore).map((table) => (
          <ReportTableView key={table.id} table={table} brand={brand} hasTitle />
        ))}
        <Text style={reportStyles.disclaimer}>{DISCLAIMER}</Text>
      </ReportPage>
    </ReportDocument>
  );
}
