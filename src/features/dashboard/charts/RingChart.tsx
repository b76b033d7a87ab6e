import { GaugeContainer, GaugeReferenceArc, GaugeValueArc } from '@mui/x-charts/Gauge';
import { MuiTheme } from '@/ui/theme/MuiTheme';

export interface RingChartProps {
  completed: number;
  total: number;
}

/** A ring that is closed as far as the whole is complete. A picture: the figure is text beside it. */
export const RingChart = ({ completed, total }: RingChartProps) => (
  <MuiTheme>
    <GaugeContainer
      value={completed}
      valueMax={total}
      innerRadius="82%"
      cornerRadius="50%"
      margin={0}
    >
      <GaugeReferenceArc />
      <GaugeValueArc skipAnimation />
    </GaugeContainer>
  </MuiTheme>
);
