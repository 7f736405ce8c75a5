import { Circle, G, Line, Svg, Text as SvgText } from '@react-pdf/renderer';
import type { TreeDrawing } from '@/domain/plumbing/drawing/treeDrawing';
import { shortenedTo } from '../letterWidths';
import { FAINT, INK } from '../styles';

/** Space on a landscape page, in pt: the figures of a tree with four pipes in a row are readable in print. */
const [WIDTH, HEIGHT] = [712, 440];
const COLORS = { cold: '#1d6fb8', hot: '#b8541a', drain: '#5d6e33', vent: '#7a6ea3', gas: '#8a6c00' } as const;
const WRONG = '#9b1c1c';
const [NAME_SIZE, TEXT_SIZE] = [11, 10];
/** Distance from the start of a pipe to its text, including the space after it. */
const PIPE_GAP = 14;
/** Space the drawing leaves for the text at a pipe's end. */
const END_WIDTH = 138;

/** Renders the pipes as drawn on screen, scaled to fit the page. */
export function SheetDrawing({ drawing: { width, height, pipes, ends, starts } }: { drawing: TreeDrawing }) {
  const scale = Math.min(1, WIDTH / width, HEIGHT / height);
  return (
    <Svg width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`}>
      {starts.map(({ x, y, text }) => (
        <SvgText key={`${text} ${y}`} x={x} y={y + 4} style={{ fontSize: 11, fill: FAINT }}>
          {text}
        </SvgText>
      ))}
      {pipes.map(({ id, system, x, y, width: long, jointFromY, name, size, figures, state, isCritical }) => {
        const color = state === 'wrong' ? WRONG : COLORS[system];
        const stroke = {
          stroke: color,
          strokeWidth: isCritical ? 4.5 : 1.8,
          strokeDasharray: state === 'wrong' ? '7 4' : '',
        };
        return (
          <G key={id}>
            {jointFromY === y ? null : <Line x1={x} x2={x} y1={jointFromY} y2={y} {...stroke} />}
            <Line x1={x} x2={x + long} y1={y} y2={y} {...stroke} />
            <Circle cx={x + long} cy={y} r={3} fill={color} />
            <SvgText x={x + 10} y={y - 7} style={{ fontSize: NAME_SIZE, fill: INK }}>
              {shortenedTo(name, (long - PIPE_GAP) / NAME_SIZE)}
            </SvgText>
            <SvgText x={x + 10} y={y + 15} style={{ fontSize: TEXT_SIZE, fill: INK }}>
              {shortenedTo(
                [state === 'wrong' ? '!' : '', size || 'no size', figures].filter(Boolean).join(' · '),
                (long - PIPE_GAP) / TEXT_SIZE,
              )}
            </SvgText>
          </G>
        );
      })}
      {ends.map(({ key, x, y, text }) => (
        <SvgText key={key} x={x} y={y} style={{ fontSize: TEXT_SIZE, fill: INK }}>
          {shortenedTo(text, END_WIDTH / TEXT_SIZE)}
        </SvgText>
      ))}
    </Svg>
  );
}
