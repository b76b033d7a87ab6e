import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { PIE_CHART_PLUGINS, PiePlot } from '@mui/x-charts/PieChart';

export interface DonutSlice {
  id: string;
  value: number;
  color: string;
}

/** The shares of a whole as a ring. A picture: what it shows is in a legend beside it. */
export const DonutChart = ({ slices }: { slices: readonly DonutSlice[] }) => (
  <ChartsContainer
    series={[{ type: 'pie', data: slices, innerRadius: '64%', outerRadius: '100%' }]}
    plugins={PIE_CHART_PLUGINS}
    margin={0}
    disableKeyboardNavigation
    skipAnimation
  >
    <PiePlot />
  </ChartsContainer>
);
