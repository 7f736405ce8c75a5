import { View } from '@react-pdf/renderer';
import { DISCLAIMER } from '@/domain/load-calc/report/designFacts';
import type { ReportTable } from '@/domain/calculation/reportTable';
import { isKept } from '../lineCount';
import { PdfText } from '../PdfText';
import type { Pictures } from '../pictures';
import { brandOf, styles, type Brand } from '../styles';
import type { PrintedLoadReport } from './printedLoadReport';
import { ReportBars, ReportMoves } from './ReportBars';
import { ReportDuctTree } from './ReportDuctTree';
import { ReportFloorPlan } from './ReportFloorPlan';
import { ReportEquipmentView } from './ReportEquipmentView';
import { ReportGlass } from './ReportGlass';
import { ReportDocument } from '../report/ReportDocument';
import { ReportPage } from '../report/ReportPage';
import { linesOfNotes, ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { ReportTitle } from './ReportTitle';

/** With more rooms, their bars and table get a separate page. */
const FEW_ROOMS = 4;
/** If rooms only have a floor area, the table of their loads says it all. */
const saysMore = ({ id, columns }: ReportTable): boolean => id !== 'rooms' || columns.length > 2;

const bare = (text: string) => ({ text, hint: '' });

/** Renders a load calculation's report, for the customer and for an inspector. `pictures` are those that could be loaded. */
export function LoadReportPdf({ printed, pictures }: { printed: PrintedLoadReport; pictures: Pictures }) {
  const { report, company, pageSize } = printed;
  const brand = brandOf(company);
  const name = ['Load calculation', report.number].filter(Boolean).join(' ');
  const page = { company, brand, pageSize, name };
  const rooms = report.rooms === null ? null : <Rooms report={report} table={report.rooms} brand={brand} />;
  const hasRoomsBelow = report.floorPlan === null && report.roomBars.length <= FEW_ROOMS;
  return (
    <ReportDocument title={`${name}: ${report.title}`} author={company.name}>
      <ReportPage {...page}>
        <ReportTitle printed={printed} brand={brand} pictures={pictures} />
        {report.warnings.length === 0 ? null : (
          <View style={reportStyles.warning} wrap={!isKept(linesOfNotes(report.warnings.map(bare)))}>
            <PdfText style={styles.strong}>Needs attention</PdfText>
            <ReportNotes notes={report.warnings.map(bare)} />
          </View>
        )}
        <ReportHeading text="Design conditions" brand={brand} />
        <ReportFacts facts={report.design} columns={4} />
        <PdfText style={reportStyles.disclaimer}>{DISCLAIMER}</PdfText>
      </ReportPage>
      <ReportPage {...page}>
        <ReportHeading text={`Where the loads come from, ${report.unit}`} brand={brand} />
        <ReportBars bars={report.componentBars} hasLatent />
        <ReportTableView table={report.components} brand={brand} hasSum />

        {hasRoomsBelow ? (
          <>
            {rooms}
            <Afterwards report={report} brand={brand} />
          </>
        ) : null}
      </ReportPage>
      {hasRoomsBelow ? null : (
        <ReportPage {...page}>
          {report.floorPlan === null ? null : (
            <>
              <ReportHeading text="Floor plan" brand={brand} />
              <ReportFloorPlan plan={report.floorPlan} unit={report.unit} />
            </>
          )}
          {rooms}
          <Afterwards report={report} brand={brand} />
        </ReportPage>
      )}
      <ReportPage {...page}>
        <ReportHeading text="The house as entered" brand={brand} />
        <ReportFacts facts={report.house} />
        {report.surfaces.filter(saysMore).map((table) => (
          <ReportTableView key={table.id} table={table} brand={brand} hasTitle />
        ))}
        <PdfText style={reportStyles.disclaimer}>{DISCLAIMER}</PdfText>
      </ReportPage>
    </ReportDocument>
  );
}

type PartProps = { report: PrintedLoadReport['report']; brand: Brand };

function Rooms({ report, table, brand }: PartProps & { table: ReportTable }) {
  return (
    <>
      <ReportHeading text="Rooms" brand={brand} />
      <PdfText style={[reportStyles.text, styles.small, styles.faint]}>
        Rooms carry no ventilation, blower heat or latent load: these belong to the house. Rooms peak at different
        hours, so that together they can need more than the house.
      </PdfText>
      <ReportBars bars={report.roomBars} hasLatent={false} />
      <ReportTableView table={table} brand={brand} hasSum />
    </>
  );
}

/** Renders what follows from the loads: glass, ducts, blowers, equipment, and assumptions. */
function Afterwards({ report, brand }: PartProps) {
  return (
    <>
      {report.glass === null ? null : <ReportGlass glass={report.glass} brand={brand} />}
      <ReportHeading text="Ducts" brand={brand} />
      <ReportNotes notes={report.ducts.map(bare)} />
      {report.ductDesign === null ? null : (
        <>
          <ReportHeading text="Duct sizes" brand={brand} />
          <ReportNotes notes={report.ductDesign.facts.map(bare)} />
          {report.ductDesign.sides.map(({ title, ducts }) => (
            <ReportDuctTree key={title} title={title} ducts={ducts} />
          ))}
        </>
      )}
      {report.moves.length === 0 ? null : (
        <>
          <ReportHeading text="What moves the loads most" brand={brand} />
          <ReportMoves moves={report.moves} />
          <PdfText style={[reportStyles.text, styles.small, styles.faint]}>
            Each line changes one thing and recalculates the whole house. Lines do not add up.
          </PdfText>
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
    </>
  );
}
