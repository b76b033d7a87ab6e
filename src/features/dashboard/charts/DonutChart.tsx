import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';
import { MuiTheme } from '@/ui/theme/MuiTheme';

export interface DonutSlice {
  id: string;
  value: number;
  color: string;
}

/** The shares of a whole as a ring. A picture: what it shows is in a legend beside it. */
export const DonutChart = ({ slices }: { slices: readonly DonutSlice[] }) => (
  <MuiTheme>
    <ChartsDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      series={[{ type: 'pie', data: slices, innerRadius: '64%', outerRadius: '100%' }]}
      margin={0}
      disableKeyboardNavigation
      skipAnimation
    >
      <ChartsSurface>
        <PiePlot />
      </ChartsSurface>
    </ChartsDataProvider>
  </MuiTheme>
);
